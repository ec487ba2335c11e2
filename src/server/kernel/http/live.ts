import type { FastifyInstance } from 'fastify';
import type { Sessions } from './session.ts';
import { type Following, openStreams } from './streams.ts';
import { signedOut } from './wording.ts';

const MOST_STREAMS = 50;

/**
 * `GET /api/live`: what changes in the signed-in owner's salon. `?age=` says for how many milliseconds a window has been asking already: what it
 * asked before it listened here may be out of date.
 */
export function addLiveRoute(http: FastifyInstance, sessions: Sessions, following: Following): void {
  const streams = openStreams(http, following, { most: MOST_STREAMS, alive: (tokens) => sessions.alive(tokens) });

  http.get<{ Querystring: { age?: string } }>('/api/live', { compress: false }, async (request, reply) => {
    const signedIn = await sessions.read(request.cookies);
    if (!signedIn) {
      return reply.code(401).send(signedOut(request));
    }
    const { owner, token, renewed } = signedIn;
    if (renewed) reply.header('set-cookie', sessions.cookieFor(token));
    const listener = { salon: owner, who: { kind: 'owner', id: owner }, right: token } as const;
    if (await streams.open(request, reply, listener, request.query.age)) return reply;
    return reply.code(429).send({ code: 'TOO_MANY_STREAMS', status: 429, message: 'Too many open windows' });
  });
}
