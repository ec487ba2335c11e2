import { install } from './install.js';
import { runOurs } from './run.js';

const node = await install();
const args = process.argv.slice(2);
// Who only asks which version it is needs no pages.
const built = args.includes('--version') ? 0 : await runOurs(node, 'tools/build-web.ts');
process.exitCode = built || (await runOurs(node, 'src/server/main.ts', args));
