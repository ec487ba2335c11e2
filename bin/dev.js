import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { install } from './install.js';
import { root, runOurs } from './run.js';

const node = await install({ tools: true });
// A build writes this file last. Only terms and privacy come from the build here, so any build will do.
const isBuilt = existsSync(join(root, 'dist', 'web', '.shared-sources'));
process.exitCode = (!isBuilt && (await runOurs(node, 'tools/build-web.ts'))) || (await runOurs(node, 'tools/dev.ts'));
