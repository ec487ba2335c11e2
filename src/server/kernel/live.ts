import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Changes } from './db-changes.ts';
import type { OwnerId } from './owner.ts';
import type { Sessions } from './session.ts';

type Stream = { owner: OwnerId; token: string; lines: PassThrough };

/** Also what shows that a proxy or a browser is gone, and that a session has ended. */
const HEARTBEAT_MS = 20_000;
/** In one process: more windows than any salon has open, and few enough that nobody can exhaust us. */
const MOST_STREAMS = 50;
/** A reader that is this far behind is not reading; it finds out by itself when it comes back. */
const MOST_UNREAD_BYTES = 16 * 1024;

/**
 * `GET /api/live`: the names of what changes in the signed-in owner's salon, as server-sent events, so that open windows look again.
 * `*` is sent where changes may have been missed. It carries no data: what a window may see, it asks for.
 */
export function addLiveRoute(http: FastifyInstance, sessions: Sessions, changes: Changes): void {
  const open = new Set<Stream>();
  const heartbeat = setInterval(() => beat(open, sessions), HEARTBEAT_MS);

  http.get('/api/live', { compress: false }, async (request, reply) => {
    const signedIn = await sessions.read(request.cookies[sessions.cookieName]);
    if (!signedIn) {
      return reply.code(401).send({ code: 'UNAUTHORIZED', status: 401, message: 'User not authenticated' });
    }
    const { owner, token, renewed } = signedIn;
    if ([...open].filter((stream) => stream.owner === owner).length >= MOST_STREAMS) {
      return reply.code(429).send({ code: 'TOO_MANY_STREAMS', status: 429, message: 'Too many open windows' });
    }
    if (renewed) reply.header('set-cookie', sessions.cookieFor(token));

    const stream: Stream = { owner, token, lines: new PassThrough() };
    const stopFollowing = changes.follow(owner, (entity) => say(stream, `data: ${entity ?? '*'}\n\n`));
    open.add(stream);
    stream.lines.once('close', () => {
      stopFollowing();
      open.delete(stream);
    });
    // Windows that were cut off together do not all come back in the same moment.
    say(stream, `retry: ${1_000 + Math.floor(Math.random() * 2_000)}\n\n`);
    return (
      reply
        .type('text/event-stream')
        // A proxy that compressed or collected the lines would hold them back.
        .header('cache-control', 'no-store, no-transform')
        .header('x-accel-buffering', 'no')
        // An ended stream leaves no idle connection behind that the server's own ending would wait for.
        .header('connection', 'close')
        .send(stream.lines)
    );
  });

  http.addHook('preClose', async () => {
    clearInterval(heartbeat);
    for (const { lines } of open) lines.end();
  });
}

/** One question for all streams, however many there are. */
async function beat(open: ReadonlySet<Stream>, sessions: Sessions): Promise<void> {
  if (open.size === 0) return;
  // While the database cannot be asked, nobody is sent away.
  const alive = await sessions.alive([...open].map(({ token }) => token)).catch(() => undefined);
  for (const stream of open) {
    if (alive && !alive.has(stream.token)) stream.lines.end();
    else say(stream, ':\n\n');
  }
}

function say({ lines }: Stream, text: string): void {
  if (lines.writableLength > MOST_UNREAD_BYTES) lines.destroy();
  else if (lines.writable) lines.write(text);
}
