import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { inject } from 'vitest';

let bundled: Promise<string> | undefined;

/**
 * The whole program in one file: it starts in half the time, because Node need not find and link the fifteen hundred that it is made of. For tests
 * that start it again and again; a worker makes it once. People run the sources, and so do the browser tests.
 */
export function bundledProgram(): Promise<string> {
  bundled ??= bundleProgram(join(inject('runFolder'), `program-${process.pid}`));
  return bundled;
}

async function bundleProgram(folder: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'error',
    // Where a source looks for files beside it, it goes on looking beside itself.
    plugins: [{ name: 'own-place', transform: (code, id) => code.replaceAll('import.meta.url', ownPlace(id)) }],
    ssr: { noExternal: true },
    build: { ssr: fileURLToPath(new URL('../../main.ts', import.meta.url)), outDir: folder, target: 'node26' },
  });
  return `${folder}/main.js`;
}

const ownPlace = (id: string) => JSON.stringify(pathToFileURL(id).href);
