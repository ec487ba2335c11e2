import { install } from './install.js';
import { runOurs } from './run.js';

process.exitCode = await runOurs(await install(), 'tools/test-all.ts');
