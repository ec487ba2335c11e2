import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '#server/kernel/testing/database.ts';
import { runProgram } from '#server/kernel/testing/program.ts';

const dev = fileURLToPath(new URL('dev.ts', import.meta.url));

test('npm run dev serves the pages from their sources and the program behind them, and Ctrl-C ends all of it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'madeixa-dev-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { adminUrl } = await testDatabase();
  const program = runProgram({ DATABASE_URL: adminUrl, DATA_DIR: folder }, dev);
  onTestFinished(() => void program.process.kill('SIGTERM'));
  const url = await program.ready;
  expect(url, program.output()).toBeTruthy();
  expect(program.output()).toContain(`Open            ${url}`);

  const page = (path: string) => fetch(`${url}${path}`, { headers: { accept: 'text/html' } });
  const login = await page('/login');
  expect(await login.text()).toContain('src="/app/visitors.tsx"');
  expect(await (await page('/agenda/dia')).text()).toContain('src="/app/main.tsx"');
  expect(login.headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-[^']+';/);
  expect(await (await page('/benefits?lang=en')).text()).toMatch(/<html lang="en">.*<h1/s);
  expect(await (await page('/agendamento-publico/x')).text()).toContain('src="/public/booking.tsx"');
  const portal = '/portal/3f0c7a52-9d0e-4b5e-8a51-6f1d2c3b4a59';
  expect(await (await page(portal)).text()).toContain('src="/public/portal.tsx"');
  expect((await page(`${portal}/manifest.webmanifest`)).status, 'of a link that nobody has').toBe(404);
  const session = await fetch(`${url}/api/account/session`);
  expect([session.status, await session.json()]).toEqual([200, null]);

  program.process.kill('SIGINT');
  // Only when nobody is left who could still write to the terminal, whichever process that would be.
  expect(await program.ended).toBe(0);
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
});
