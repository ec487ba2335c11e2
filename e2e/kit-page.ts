import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { CONTENT_SECURITY_POLICY, policyHeader } from '#server/kernel/http/content-security-policy.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The product's own policy: a primitive that needs more than this would fail in the product. */
const policy = policyHeader(CONTENT_SECURITY_POLICY);

type KitPage = { url: string; close: () => Promise<void> };

/** Builds the page that shows the kit and serves it. The product has no route for it. */
export async function openKitPage(): Promise<KitPage> {
  const files = await buildKit();
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://kit').pathname;
    const body = files.get(path) ?? (await staticFile(path));
    if (body === undefined) return response.writeHead(404).end();
    response.setHeader('content-security-policy', policy);
    if (path.startsWith('/assets/')) response.setHeader('cache-control', 'public, max-age=31536000, immutable');
    response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream');
    return response.end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/kit/kit.html`,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

/** Built in memory, because nobody keeps this page. */
async function buildKit() {
  const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url));
  const result = await build({ configFile, mode: 'kit', logLevel: 'error', build: { write: false } });
  const files = new Map<string, string | Uint8Array>();
  for (const { output } of [result].flat().filter((built) => 'output' in built)) {
    for (const file of output) files.set(`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source);
  }
  return files;
}

function staticFile(path: string) {
  return readFile(new URL(`../src/web/static${path}`, import.meta.url)).catch(() => undefined);
}
