import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import underPressure from '@fastify/under-pressure';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { AWAY_SECONDS, isDatabaseAway } from '../database/away.ts';
import { DEEPEST, isTooMuch, MOST_VALUES } from '../database/storable-text.ts';
import type { Log } from '../log.ts';
import type { Config } from '../start/config.ts';
import { asksForPage, sendBusyPage } from './busy-page.ts';
import { CONTENT_SECURITY_POLICY } from './content-security-policy.ts';
import type { CountInvalid } from './invalid-calls.ts';
import { TooManyWaiting, WAITING_SECONDS } from './lanes.ts';
import { mayChange } from './same-origin.ts';
import { refusalBody, type Wordings } from './wording.ts';

/** What anybody may send. */
export const BODY_LIMIT = 64 * 1024;

/** What is still being answered when the program ends has this part of the time for it; the rest is for ending everything else. */
const SHARE_OF_STOPPING = 0.8;

type Options = { wordings: Wordings; countInvalid: CountInvalid };

/** The HTTP host with everything that guards it; routes are added by the caller. */
export async function openHttp(
  config: Config,
  log: Log,
  { wordings, countInvalid }: Options,
): Promise<FastifyInstance> {
  const answerError = async (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const away = isDatabaseAway(error);
    const isFull = error instanceof TooManyWaiting;
    if (away || isFull) reply.header('retry-after', String(away ? AWAY_SECONDS : WAITING_SECONDS));
    const status = away ? 503 : (error.statusCode ?? 500);
    if (status >= 500 && !isFull) log.error({ err: error, requestId: request.id }, 'A request failed');
    if (status === 503 && asksForPage(request)) return sendBusyPage(request, reply);
    const allowed = status === 400 ? await countInvalid(request.ip) : { ok: true as const };
    if (!allowed.ok) {
      const refusal = { code: 'TOO_MANY_TRIES', status: 429, message: 'Too many invalid calls', data: allowed };
      reply.code(429).header('retry-after', allowed.retryAfterSeconds);
      return reply.send(refusalBody(request, wordings, { ...refusal, defined: true }));
    }
    const message = status >= 500 ? 'An error occurred' : error.message;
    const code = away ? 'UNAVAILABLE' : status === 503 ? 'BUSY' : (error.code ?? 'ERROR');
    return reply.code(status).send(refusalBody(request, wordings, { code, status, message }));
  };
  const http = Fastify({
    loggerInstance: log,
    // A logger of its own for each request costs more than answering it; only worth it where requests are logged.
    ...(log.isLevelEnabled('info') ? {} : { childLoggerFactory: (logger: FastifyBaseLogger) => logger }),
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustProxy ?? false,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // A request that does not arrive whole in this time is cut off, and looked for ten times as often.
    requestTimeout: config.requestWithinMs,
    http: {
      headersTimeout: config.requestWithinMs,
      connectionsCheckingInterval: Math.ceil(config.requestWithinMs / 10),
    },
    // What is being answered is answered to the end; only idle connections are cut.
    forceCloseConnections: 'idle',
    // An address that cannot be read has no route, so no error handler either.
    frameworkErrors: answerError as FastifyServerOptions['frameworkErrors'],
  }) as unknown as FastifyInstance;

  await http.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT_SECURITY_POLICY },
    strictTransportSecurity: config.publicUrl.startsWith('https:'),
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  await http.register(cookie);
  await http.register(compress, { encodings: ['gzip'] });
  await http.register(underPressure, {
    maxEventLoopDelay: config.busyAfterMs,
    retryAfter: 5,
    message: 'Busy, try again in a moment.',
  });

  http.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (!mayChange(request, config.publicUrl)) {
      const refusal = { code: 'FORBIDDEN', status: 403, message: 'Requests from another site are refused.' };
      return reply.code(403).send(refusalBody(request, wordings, refusal));
    }
  });

  // Whoever is still answered while we end must not keep the connection, or the end waits until it times out.
  let ending: NodeJS.Timeout | undefined;
  http.addHook('preClose', async () => {
    ending = setTimeout(() => http.server.closeAllConnections(), config.stopWithinMs * SHARE_OF_STOPPING);
  });
  http.addHook('onClose', async () => clearTimeout(ending));
  http.addHook('onSend', async (_, reply) => {
    if (ending) reply.header('connection', 'close');
  });

  http.setErrorHandler(answerError);
  // JSON only: plain text is what a form of another site can send without asking.
  http.removeAllContentTypeParsers();
  const parseJson = http.getDefaultJsonParser('error', 'error');
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) =>
    isTooMuch(body) ? done(new TooMuch()) : parseJson(request, body, done),
  );
  return http;
}

class TooMuch extends Error {
  readonly statusCode = 400;
  readonly code = 'TOO_MUCH';
  override readonly message = `A body may nest ${DEEPEST} levels deep and hold ${MOST_VALUES} values.`;
}
