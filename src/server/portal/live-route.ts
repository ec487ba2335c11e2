import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { linkState } from '#domain/portal/link-state.ts';
import { hasHungUp } from '#server/kernel/http/hung-up.ts';
import type { Prove } from '#server/kernel/http/portal.ts';
import { type Following, openStreams } from '#server/kernel/http/streams.ts';
import { type Refusal, refusalBody, type Wordings } from '#server/kernel/http/wording.ts';
import { linkOf } from './prove.ts';

/** A phone, a tablet, and tabs that were forgotten. */
const MOST_STREAMS = 5;
/** Whatever ends a link is a line in the history of one of these: a lock, a new link, its end, a deactivation. */
const MAY_END = new Set(['staff_portal_access', 'staff']);

type Door = { pool: pg.Pool; prove: Prove; wordings: Wordings; now: () => Temporal.Instant };

/**
 * `POST /api/rpc/staff_portal_live`: what changes for the professional whose link it is. Token and PIN travel in the body, as everywhere, and so
 * does `age`: the browser's own reader of such streams could only send an address.
 */
export function addPortalLiveRoute(http: FastifyInstance, { pool, prove, wordings, now }: Door, following: Following) {
  async function alive(tokens: string[]): Promise<Set<string>> {
    const living = new Set<string>();
    for (const token of new Set(tokens)) {
      const link = await linkOf({ pool, now, roundTrips: { count: 0 } }, token);
      if (link && linkState(link, now()) === 'live') living.add(token);
    }
    return living;
  }
  const streams = openStreams(http, following, { most: MOST_STREAMS, alive, mayEnd: MAY_END });

  http.post('/api/rpc/staff_portal_live', { compress: false }, async (request, reply) => {
    const { token, pin, age } = (request.body ?? {}) as Record<string, unknown>;
    const refuse = (refusal: Refusal) => reply.code(refusal.status).send(refusalBody(request, wordings, refusal));
    const wrong = { code: 'UNAUTHORIZED', status: 401, message: 'Invalid PIN' };
    if (typeof token !== 'string' || typeof pin !== 'string') return refuse(wrong);
    const caller = { pool, now, address: request.ip, roundTrips: { count: 0 }, isGone: () => hasHungUp(request) };
    const proof = await prove(caller, token, pin);
    if (!proof.ok && proof.reason === 'wrong') return refuse(wrong);
    if (!proof.ok) {
      const { retryAfterSeconds } = proof;
      reply.header('retry-after', String(retryAfterSeconds));
      const message = 'Too many wrong PINs';
      return refuse({ code: 'TOO_MANY_TRIES', status: 429, message, data: { retryAfterSeconds }, defined: true });
    }
    const listener = { salon: proof.salon, who: { kind: 'professional', id: proof.staff }, right: token } as const;
    if (await streams.open(request, reply, listener, age)) return reply;
    return refuse({ code: 'TOO_MANY_STREAMS', status: 429, message: 'Too many open windows' });
  });
}
