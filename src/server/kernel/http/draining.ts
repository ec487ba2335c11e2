import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

export type Draining = {
  /** Whether this server asks to be sent nothing more. */
  readonly begun: boolean;
  /** Says so, and goes on answering for this long: a proxy needs a moment to notice. */
  drain(milliseconds: number): Promise<void>;
};

/** A proxy that still holds a connection, or is about to open one, would lose what it sends over it if we simply ended. */
export function addDraining(http: FastifyInstance): Draining {
  let begun = false;
  http.addHook('onSend', async (_, reply) => {
    // The next request of this connection goes elsewhere.
    if (begun) reply.header('connection', 'close');
  });
  return {
    get begun() {
      return begun;
    },
    async drain(milliseconds) {
      begun = true;
      await wait(milliseconds);
    },
  };
}
