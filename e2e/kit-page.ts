import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = new URL('../dist/kit/', import.meta.url);
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The product's own policy: a primitive that needs more than this would fail in the product. */
const policy =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'";

export type KitPage = { url: string; close: () => Promise<void> };

/** Builds the page that shows the kit and serves it. The product has no route for it. */
export async function openKitPage(): Promise<KitPage> {
  await build({
    configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
    mode: 'kit',
    logLevel: 'error',
  });
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://kit').pathname;
    try {
      const body = await readFile(new URL(`.${path}`, root));
      response.setHeader('content-security-policy', policy);
      response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream').end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/kit/kit.html?lang=pt`,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
