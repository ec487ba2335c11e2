import { install } from './install.js';
import { runOurs } from './run.js';

// Everything that `npm start` does before it starts: afterwards node_modules/.bin/node and dist are there, whichever npm it was.
process.exitCode = await runOurs(await install(), 'tools/build-web.ts');
