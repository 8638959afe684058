PRAGMA journal_mode = WAL;
CREATE TABLE tables (
    id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, status TEXT NOT NULL, listed INTEGER NOT NULL,
    wakes INTEGER NOT NULL, processes TEXT NOT NULL, keeper TEXT NOT NULL,
    created INTEGER NOT NULL, last INTEGER NOT NULL, tail INTEGER NOT NULL, body BLOB NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_lobby ON tables (created) WHERE listed = 1 AND status IN ('open', 'playing');
CREATE INDEX tables_going ON tables (id) WHERE status <> 'closed';
CREATE TABLE entries (
    id INTEGER PRIMARY KEY, before INTEGER NOT NULL, table_id TEXT NOT NULL, seq INTEGER NOT NULL,
    at INTEGER NOT NULL, body BLOB NOT NULL
);
PRAGMA application_id = 1346981699;
PRAGMA user_version = 1;

INSERT INTO tables VALUES ('old', 'AAAA', 'playing', 1, 5, '["dead"]', 'dead', 1000, 2, 3, x'7b7d');
INSERT INTO tables VALUES ('new', 'BBBB', 'open', 1, 0, '[]', 'dead', 2000, 1, 2, x'7b7d');
INSERT INTO tables VALUES ('gone', 'CCCC', 'closed', 1, 0, '[]', 'dead', 3000, 1, 4, x'7b7d');
INSERT INTO entries VALUES (1, 0, 'old', 1, 1000, x'61');
INSERT INTO entries VALUES (2, 0, 'new', 1, 2000, x'61');
INSERT INTO entries VALUES (3, 1, 'old', 2, 2000, x'62');
INSERT INTO entries VALUES (4, 0, 'gone', 1, 3000, x'61');
