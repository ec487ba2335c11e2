import type { FastifyInstance } from 'fastify';
import { mayHear } from './heard.ts';
import { rightToListen, type Sessions } from './session.ts';
import { type Following, openStreams } from './streams.ts';
import { needsTwoStep, noAccess, signedOut } from './wording.ts';

const MOST_STREAMS = 50;
/** Whose access, session or desk ends, or who must turn on two-step sign-in first, hears no more, in that moment. */
const ENDING = new Set(['desks', 'members', 'sessions', 'users', 'profiles']);

/**
 * `GET /api/live`: what changes in the salon that `?salon=` names, for its members. `?age=` says for how many milliseconds a window has been asking already:
 * what it asked before it listened here may be out of date.
 */
export function addLiveRoute(http: FastifyInstance, sessions: Sessions, following: Following): void {
  const streams = openStreams(http, following, {
    most: MOST_STREAMS,
    alive: (rights) => sessions.alive(rights),
    mayEnd: ENDING,
  });

  http.get<{ Querystring: { age?: string; salon?: string } }>(
    '/api/live',
    { compress: false },
    async (request, reply) => {
      const signedIn = await sessions.read(request.cookies, namedOnce(request.query.salon));
      if (!signedIn) return reply.code(401).send(signedOut(request));
      const { token, membership, renewed } = signedIn;
      if (!membership) return reply.code(403).send(noAccess(request));
      if (membership.needsTwoStep) return reply.code(403).send(needsTwoStep(request));
      const { owner, member } = membership;
      if (renewed) reply.header('set-cookie', sessions.cookieFor(token));
      const listener = {
        salon: owner,
        who: { kind: 'owner', id: owner },
        person: member.id,
        right: rightToListen({ token, member }),
        hears: (entity: string) => mayHear(member, entity),
        isNarrow: member.role !== 'owner',
      } as const;
      if (await streams.open(request, reply, listener, request.query.age)) return reply;
      return reply.code(429).send({ code: 'TOO_MANY_STREAMS', status: 429, message: 'Too many open windows' });
    },
  );
}

/** A name that is sent twice names none. */
const namedOnce = (value: unknown) => (typeof value === 'string' && value ? value : undefined);
