CREATE SCHEMA pioche;
CREATE TABLE pioche.version (number integer NOT NULL);
INSERT INTO pioche.version VALUES (1);
CREATE TABLE pioche.tables (
    id text COLLATE "C" PRIMARY KEY, code text COLLATE "C" NOT NULL UNIQUE, status text NOT NULL,
    listed boolean NOT NULL, wakes bigint NOT NULL, processes text[] NOT NULL, keeper text NOT NULL,
    created bigint NOT NULL, changed bigint NOT NULL, first bigint NOT NULL, last bigint NOT NULL,
    body bytea NOT NULL
) WITH (fillfactor = 70);
CREATE INDEX tables_lobby ON pioche.tables (created) WHERE listed AND status IN ('open', 'playing');
CREATE INDEX tables_going ON pioche.tables (keeper) WHERE status <> 'closed';
CREATE TABLE pioche.entries (
    table_id text COLLATE "C" NOT NULL, seq bigint NOT NULL, at bigint NOT NULL, body bytea NOT NULL,
    PRIMARY KEY (table_id, seq)
);
CREATE TABLE pioche.processes (name text PRIMARY KEY, beat timestamptz NOT NULL);

INSERT INTO pioche.tables VALUES ('old', 'AAAA', 'playing', true, 5, '{dead}', 'dead', 1000, 2000, 2, 2, '{}');
INSERT INTO pioche.tables VALUES ('new', 'BBBB', 'open', true, 0, '{}', 'dead', 2000, 2000, 1, 1, '{}');
INSERT INTO pioche.tables VALUES ('gone', 'CCCC', 'closed', true, 0, '{}', 'dead', 3000, 3000, 1, 1, '{}');
INSERT INTO pioche.entries VALUES ('old', 1, 1000, 'a'), ('old', 2, 2000, 'b'), ('new', 1, 2000, 'a'), ('gone', 1, 3000, 'a');
