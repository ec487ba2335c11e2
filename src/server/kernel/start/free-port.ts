import { once } from 'node:events';
import { createServer } from 'node:net';
import { BadSetting, BadSettings, type Config } from './config.ts';

/**
 * Throws what listening there would throw. Asked before anything else is done: whose port is taken should not wait for a database first. Somebody may
 * still take it meanwhile; then listening itself says so.
 */
export async function requireFreePort({ port, host }: Config): Promise<void> {
  const server = createServer();
  try {
    server.listen({ port, host });
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const isElsewhere = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(code);
    throw isElsewhere ? new BadSettings([new BadSetting('HOST', 'host', { value: host })]) : error;
  }
}
