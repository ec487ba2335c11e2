import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Changes } from '../database/changes.ts';
import type { OwnerId, Principal } from '../principal.ts';

/** Who listens, and by what right: a session's token with the membership, or a link's. Windows of one person are counted together. */
type Listener = {
  salon: OwnerId;
  who: Principal;
  person: string;
  right: string;
  /** Of which tables; left out: of all that concern them. */
  hears?: (entity: string) => boolean;
  /** What they hear of depends on rights that may change: then they begin anew. */
  isNarrow?: boolean;
};

type Stream = Listener & { lines: PassThrough };

/** Also what shows that a proxy or a browser is gone, and that a right has ended. */
const HEARTBEAT_MS = 20_000;
/** A reader that is this far behind is not reading; it finds out by itself when it comes back. */
const MOST_UNREAD_BYTES = 16 * 1024;
/** A day: a window that has been open for longer looks again in any case. */
const OLDEST_WINDOW_MS = 86_400_000;

export type Following = {
  changes: Changes;
  /** Whether anything was written in a salon within these milliseconds. */
  changedWithin(salon: OwnerId, milliseconds: number): Promise<boolean>;
};

type Terms = {
  /** Of one listener in one process: more windows than anybody has open, and few enough that nobody can exhaust us. */
  most: number;
  /** Which of these rights still hold. One that does not ends its streams. */
  alive(rights: string[]): Promise<Set<string>>;
  /** After a change of these tables it is asked at once, and not with the next heartbeat. */
  mayEnd?: ReadonlySet<string>;
};

export type Streams = {
  /**
   * False, and nothing is answered, where this listener has as many as anybody may have. `age` says for how many milliseconds a window has been
   * asking already.
   */
  open(request: FastifyRequest, reply: FastifyReply, listener: Listener, age: unknown): Promise<boolean>;
};

/**
 * The names of what changes in a salon, as server-sent events, so that open windows look again. `*` is sent where changes may have been missed. It
 * carries no data: what a window may see, it asks for.
 */
export function openStreams(http: FastifyInstance, { changes, changedWithin }: Following, terms: Terms): Streams {
  const open = new Set<Stream>();
  const heartbeat = setInterval(() => beat(open, terms), HEARTBEAT_MS);
  http.addHook('preClose', async () => {
    clearInterval(heartbeat);
    for (const { lines } of open) lines.end();
  });

  function follow(listener: Listener): Stream {
    const stream: Stream = { ...listener, lines: new PassThrough() };
    const stopFollowing = changes.follow(listener.salon, listener.who, async (entity) => {
      const mayEnd = entity !== null && terms.mayEnd?.has(entity);
      if (entity === null || mayEnd) await endWithout([stream], terms);
      if (entity !== null && listener.hears?.(entity) === false) return;
      say(stream, `data: ${entity ?? '*'}\n\n`);
      if (mayEnd && listener.isNarrow) stream.lines.end();
    });
    open.add(stream);
    stream.lines.once('close', () => {
      stopFollowing();
      open.delete(stream);
    });
    return stream;
  }

  /** Asked once the stream is followed: what is written from now on is announced. Who cannot be told looks again. */
  async function mayHaveMissed({ salon }: Stream, age: unknown): Promise<boolean> {
    const asking = millisecondsOf(age);
    if (!(asking >= 0 && asking < OLDEST_WINDOW_MS)) return true;
    return asking > 0 && changedWithin(salon, asking).catch(() => true);
  }

  return {
    // It never resolves with the reply: that would wait for the stream's end, and then say undefined.
    async open(request, reply, listener, age) {
      if ([...open].filter(({ person }) => person === listener.person).length >= terms.most) return false;
      // Who asks only for the head would never read what is said.
      if (request.method === 'HEAD') {
        reply.type('text/event-stream').header('cache-control', 'no-store').send();
        return true;
      }

      const stream = follow(listener);
      if (await mayHaveMissed(stream, age)) say(stream, 'data: *\n\n');
      // Windows that were cut off together do not all come back in the same moment.
      say(stream, `retry: ${1_000 + Math.floor(Math.random() * 2_000)}\n\n`);
      reply
        .type('text/event-stream')
        // A proxy that compressed or collected the lines would hold them back.
        .header('cache-control', 'no-store, no-transform')
        .header('x-accel-buffering', 'no')
        // An ended stream leaves no idle connection behind that the server's own ending would wait for.
        .header('connection', 'close')
        .send(stream.lines);
      return true;
    },
  };
}

/** Anybody may send anything: what is no number is NaN. */
function millisecondsOf(age: unknown): number {
  return typeof age === 'number' || typeof age === 'string' ? Number(age) : age == null ? 0 : Number.NaN;
}

async function beat(open: ReadonlySet<Stream>, terms: Terms): Promise<void> {
  if (open.size === 0) return;
  await endWithout([...open], terms);
  for (const stream of open) say(stream, ':\n\n');
}

/** One question for all streams, however many there are. While the database cannot be asked, nobody is sent away. */
async function endWithout(streams: readonly Stream[], { alive }: Terms): Promise<void> {
  const holding = await alive(streams.map(({ right }) => right)).catch(() => undefined);
  for (const { right, lines } of streams) if (holding && !holding.has(right)) lines.end();
}

function say({ lines }: Stream, text: string): void {
  if (lines.writableLength > MOST_UNREAD_BYTES) lines.destroy();
  else if (lines.writable) lines.write(text);
}
