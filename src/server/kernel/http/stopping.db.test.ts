import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { signedUp, startTestServer, type TestServer } from '#server/test-server.ts';
import { testDatabase } from '../testing/database.ts';
import { runProgram } from '../testing/program.ts';

/** A request whose body stops half-way; the connection stays open. */
async function halfSent(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  // How a connection is cut off is the system's to say.
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(
    'POST /api/account/sign-in HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"email":',
  );
  return socket;
}

async function portOf({ http }: TestServer): Promise<number> {
  await http.listen({ port: 0, host: '127.0.0.1' });
  return (http.server.address() as AddressInfo).port;
}

test('a body that is never sent to its end is answered 408, and its connection is cut', async () => {
  const server = await startTestServer({ REQUEST_WITHIN_MS: '200' });
  const socket = await halfSent(await portOf(server));
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 408 /);
  await once(socket, 'close');
  await server.close();
});

test('a head that is never sent to its end is cut as well', async () => {
  const server = await startTestServer({ REQUEST_WITHIN_MS: '200' });
  const socket = connect(await portOf(server), '127.0.0.1');
  socket.write('GET /healthz HTTP/1.1\r\nhost: loc');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 408 /);
  await once(socket, 'close');
  await server.close();
});

test('an open window listens for longer than a request may take', async () => {
  // Long enough that a busy machine does not take the window's own request for one that hangs.
  const server = await startTestServer({ REQUEST_WITHIN_MS: '1000' });
  const owner = await signedUp(server);
  const url = `http://127.0.0.1:${await portOf(server)}/api/live`;
  const answer = await fetch(url, { headers: { cookie: owner.cookie ?? '' } });
  const reader = answer.body?.getReader();
  await reader?.read();
  // Meanwhile a request that hangs is timed out, so more than that time has passed.
  const hanging = await halfSent(Number(new URL(url).port));
  await once(hanging, 'data');
  await owner.put('/api/account/business', { business_name: 'Nova' });
  expect(new TextDecoder().decode((await reader?.read())?.value)).toContain('data:');
  await server.close();
});

test('a program that is told to end does so, whoever still hangs on it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'madeixa-stop-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { adminUrl } = await testDatabase();
  const program = runProgram({ DATABASE_URL: adminUrl, DATA_DIR: folder, STOP_WITHIN_MS: '500' });
  onTestFinished(() => void program.process.kill('SIGKILL'));
  const url = await program.ready;
  const socket = await halfSent(Number(new URL(url ?? '').port));
  const cut = new Promise((resolve) => socket.once('close', resolve));
  program.process.kill('SIGTERM');
  expect(await program.ended).toBe(0);
  await cut;
});

test('a call that waits for the database does not keep the program from ending', async () => {
  const server = await startTestServer({ STOP_WITHIN_MS: '500' });
  const owner = await signedUp(server);
  const port = await portOf(server);
  await server.admin.query('begin; lock table profiles in access exclusive mode');
  const call = fetch(`http://127.0.0.1:${port}/api/account/settings`, { headers: { cookie: owner.cookie ?? '' } });
  const outcome = call.then(
    () => 'answered',
    () => 'cut',
  );
  await expect
    .poll(async () => {
      const { rows } = await server.admin.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
      return rows.length;
    })
    .toBe(1);
  await server.close();
  expect(await outcome).toBe('cut');
});
