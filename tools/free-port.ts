import { once } from 'node:events';
import { createServer } from 'node:net';

/** One that nobody listens on: for a program whose address has to be known before it starts. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || !address) throw new Error('A listening server has an address.');
  return address.port;
}
