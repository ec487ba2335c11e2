import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type DatabaseProxy = {
  /** The database behind it, as its administrator. */
  url: string;
  /** Cuts every connection and refuses new ones, as a database that ended does. */
  leave(): Promise<void>;
  comeBack(): Promise<void>;
  /** Passes nothing on any more and says nothing, as a network that swallows everything. New connections are taken, and hang too. */
  fallSilent(): void;
  close(): Promise<void>;
};

/** Stands between the program and its database, so that a test can take the database away from one program alone. */
export async function openDatabaseProxy(adminUrl: string): Promise<DatabaseProxy> {
  const real = new URL(adminUrl.replace('@/', '@localhost/'));
  const socketPath = `${real.searchParams.get('host')}/.s.PGSQL.${real.searchParams.get('port')}`;
  const sockets = new Set<Socket>();
  let silent = false;

  const server = createServer((here) => {
    const there = connect(socketPath);
    for (const [from, to] of [
      [here, there],
      [there, here],
    ] as const) {
      sockets.add(from);
      from.on('data', (data) => silent || to.write(data));
      from.on('end', () => silent || to.end());
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        if (!silent) to.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  async function leave() {
    silent = false;
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  }
  return {
    url: `postgres://${real.username}:${real.password}@127.0.0.1:${port}${real.pathname}`,
    leave,
    async comeBack() {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    fallSilent() {
      silent = true;
    },
    async close() {
      if (server.listening) await leave();
    },
  };
}
