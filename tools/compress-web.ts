// After the web build: every text file also as gzip and brotli, so that the server sends them as they lie there.
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const folder = fileURLToPath(new URL('../dist/web', import.meta.url));
const worthwhile = /\.(js|css|svg)$/;

const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && worthwhile.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));
// All at once: Node compresses on every core.
await Promise.all(files.map(compress));

async function compress(file: string): Promise<void> {
  const body = await readFile(file);
  await writeFile(`${file}.gz`, await promisify(gzip)(body, { level: 9 }));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(body, { params }));
}
