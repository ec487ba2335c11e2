import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { linkState } from '#domain/portal/link-state.ts';
import { hasHungUp } from '#server/kernel/http/hung-up.ts';
import type { Prove } from '#server/kernel/http/portal.ts';
import type { Sessions } from '#server/kernel/http/session.ts';
import { type Following, openStreams } from '#server/kernel/http/streams.ts';
import { type Refusal, refusalBody, type Wordings } from '#server/kernel/http/wording.ts';
import { linkOf } from './prove.ts';
import { ownAgendaOf } from './prove-member.ts';

/** A phone, a tablet, and tabs that were forgotten. */
const MOST_STREAMS = 5;
/** Whatever ends a link, a session or a membership is announced as one of these: a lock, a new link, its end, a deactivation, what the salon asks for first. */
const MAY_END = new Set(['staff_portal_access', 'staff', 'members', 'sessions', 'profiles']);

type Door = { pool: pg.Pool; sessions: Sessions; prove: Prove; wordings: Wordings; now: () => Temporal.Instant };

/** A session's right to listen has two parts, a link's one. */
const isOfSession = (right: string) => right.includes(' ');

/**
 * `POST /api/rpc/staff_portal_live`: what changes for the professional whose link it is, or who is signed in. Token and PIN travel in the body, as everywhere, and so
 * does `age`: the browser's own reader of such streams could only send an address.
 */
export function addPortalLiveRoute(
  http: FastifyInstance,
  { pool, sessions, prove, wordings, now }: Door,
  following: Following,
) {
  async function alive(rights: string[]): Promise<Set<string>> {
    const living = new Set(await sessions.alive(rights.filter(isOfSession)));
    for (const token of new Set(rights.filter((right) => !isOfSession(right)))) {
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
    const tooMany = { code: 'TOO_MANY_STREAMS', status: 429, message: 'Too many open windows' };
    if (token === undefined && pin === undefined) {
      const own = await ownAgendaOf({ pool, sessions, roundTrips: { count: 0 }, ...signedInCall(request, reply) });
      if (!own) return refuse(wrong);
      const { salon, staff, right } = own;
      // Who they are in the team, and whether they may see their own agenda, may change.
      const who = { kind: 'professional', id: staff } as const;
      const listener = { salon, who, person: staff, right, isNarrow: true };
      return (await streams.open(request, reply, listener, age)) ? reply : refuse(tooMany);
    }
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
    const { salon, staff } = proof;
    const listener = { salon, who: { kind: 'professional', id: staff }, person: staff, right: token } as const;
    if (await streams.open(request, reply, listener, age)) return reply;
    return refuse(tooMany);
  });
}

/** What a session is read from, and where it is renewed. */
function signedInCall({ headers, cookies }: FastifyRequest, reply: FastifyReply) {
  const salon = headers['x-salon-id'];
  return {
    cookies,
    salonId: typeof salon === 'string' ? salon : undefined,
    setCookie: (cookie: string) => void reply.header('set-cookie', cookie),
  };
}
