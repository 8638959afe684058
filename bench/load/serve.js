// boardgame.io's server with Pli, on this machine alone: node serve.js [FOLDER of its FlatFile storage]
const { Server, FlatFile } = require('boardgame.io/server');

const folder = process.argv[2];
const server = Server({ games: [require('./pli.js')], db: folder && new FlatFile({ dir: folder }), origins: [] });
server
  .run({ port: { host: '127.0.0.1', port: 0 } })
  .then(({ appServer }) => console.log(`http://127.0.0.1:${appServer.address().port}`));
