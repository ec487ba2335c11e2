import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const LONGEST_MS = 30_000;
const STEP_MS = 50;

/** Resolves when somebody takes calls on that port of this machine, or after half a minute: then whoever calls sees for himself. */
export async function untilListening(port: number): Promise<void> {
  for (const end = performance.now() + LONGEST_MS; performance.now() < end; await wait(STEP_MS)) {
    const socket = connect(port, '127.0.0.1');
    const isThere = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isThere) return;
  }
}
