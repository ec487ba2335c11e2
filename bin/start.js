import { install } from './install.js';
import { runOurs } from './run.js';

const node = await install();
process.exitCode = (await runOurs(node, 'tools/build-web.ts')) || (await runOurs(node, 'src/server/main.ts'));
