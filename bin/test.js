import { install } from './install.js';
import { runOurs } from './run.js';

process.exitCode = await runOurs(await install({ tools: true }), 'tools/test-all.ts');
