import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.js';

const languages = ['pt', 'en', 'es'];

/** As the program itself chooses it (src/server/kernel/start/start-screen.ts), so that a start speaks one language from its first line on. */
const wanted = (process.env.LC_ALL || process.env.LANG || 'en').slice(0, 2).toLowerCase();
const language = languages.includes(wanted) ? wanted : 'pt';
const { start } = JSON.parse(readFileSync(join(root, 'src', 'texts', language, 'server.json'), 'utf8'));

/** t('server:start.noNode', { machine }): the program's own texts, without its packages. */
export function t(key, values = {}) {
  const sentence = start[key.slice('server:start.'.length)];
  return sentence.replace(/{{(\w+)}}/g, (_, name) => String(values[name]));
}
