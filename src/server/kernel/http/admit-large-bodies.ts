import type { FastifyReply, FastifyRequest } from 'fastify';
import { BODY_LIMIT } from './http.ts';
import { hasHungUp } from './hung-up.ts';
import { turns } from './in-turn.ts';
import { TooManyWaiting } from './lanes.ts';
import type { LargeBody } from './large-bodies.ts';
import { addressKey } from './limits.ts';
import type { Sessions } from './session.ts';
import { signedOut } from './wording.ts';

/** Of one salon: whoever changes the columns of a file asks again before the last answer has come. */
const WAITING = 2;
const RETRY_AFTER_SECONDS = 10;

/** Of one address, for those whose bodies prove who they are: a whole team may be behind one. */
const UNPROVEN_AT_ONCE = 4;
const UNPROVEN_WAITING = 12;

/**
 * Large bodies come from people who are signed in, and files one at a time for a salon, however many windows or programs it has: decided before a
 * byte of one is read. Those who wait hold nothing but their connection. What comes from the portal is proven by what is in it, and is read a few at
 * a time of one address.
 */
export function admittingLargeBodies(sessions: Sessions) {
  const files = turns(1, WAITING);
  const unproven = turns(UNPROVEN_AT_ONCE, UNPROVEN_WAITING);
  const underWay = new WeakMap<FastifyRequest, { end: () => void; isWorking: boolean }>();

  async function admit({ isFile, isOfPortal }: LargeBody, request: FastifyRequest, reply: FastifyReply) {
    // What is no larger than anybody may send is read, and refused by the operation itself. Without a length, nobody knows how much will come.
    const isOrdinary = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY) <= BODY_LIMIT;
    if (isOrdinary && !isFile) return;
    if (isOfPortal) {
      if (await inTurn(unproven, addressKey(request.ip), request, reply)) return;
      reply.header('connection', 'close');
      throw new TooManyWaiting();
    }
    const signedIn = await sessions.read(request.cookies);
    if (!signedIn) return isOrdinary ? undefined : refuse(reply, signedOut(request));
    if (!isFile || (await inTurn(files, signedIn.account, request, reply))) return;
    const data = { retryAfterSeconds: RETRY_AFTER_SECONDS };
    reply.header('retry-after', RETRY_AFTER_SECONDS);
    return refuse(reply, { code: 'TOO_MANY_TRIES', status: 429, message: 'One at a time', data, defined: true });
  }

  /** Until the answer, or until whoever sends it has gone; false where too many wait. */
  async function inTurn({ take, giveBack }: Turns, whose: string, request: FastifyRequest, reply: FastifyReply) {
    if (!(await take(whose, () => hasHungUp(request)))) return false;
    const turn = { isWorking: false, end: once(() => giveBack(whose)) };
    underWay.set(request, turn);
    // Cut off before it had arrived, or while it waited. Work that has begun keeps its turn, whoever still listens.
    const giveUp = () => turn.isWorking || turn.end();
    reply.raw.once('close', giveUp);
    if (request.raw.destroyed || reply.raw.destroyed) giveUp();
    return true;
  }

  async function during<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
    const turn = underWay.get(request);
    if (turn) turn.isWorking = true;
    try {
      return await work();
    } finally {
      turn?.end();
    }
  }

  return { admit, during };
}

type Turns = ReturnType<typeof turns>;

function refuse(
  reply: FastifyReply,
  refusal: { code: string; status: number; message: string } & Record<string, unknown>,
): FastifyReply {
  // What is still to come on this connection is nobody's request.
  return reply.code(refusal.status).header('connection', 'close').send(refusal);
}

function once(deed: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) deed();
    isDone = true;
  };
}
