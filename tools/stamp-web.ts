// The last step of the web build: what it was made for, so that a server notices the pages of another version.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { stampFileIn, stampOfSharedSources } from '../src/server/pages/built-pages.ts';

writeFileSync(stampFileIn(fileURLToPath(new URL('../dist/web', import.meta.url))), stampOfSharedSources());
