import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
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
import type { CountOfAddress } from './count-per-address.ts';
import { presentUrl } from './former-calls.ts';
import { guardingHeaders } from './guarding-headers.ts';
import { TooManyWaiting, WAITING_SECONDS } from './lanes.ts';
import { mayChange } from './same-origin.ts';
import { refusalBody, type Wordings } from './wording.ts';

/** What anybody may send. */
export const BODY_LIMIT = 64 * 1024;

/** What is still being answered when the program ends has this part of the time for it; the rest is for ending everything else. */
const SHARE_OF_STOPPING = 0.8;

type Options = { wordings: Wordings; countInvalid: CountOfAddress };

/** The HTTP host with everything that guards it; routes are added by the caller. */
export async function openHttp(
  config: Config,
  log: Log,
  { wordings, countInvalid }: Options,
): Promise<FastifyInstance> {
  const guards = await guardingHeaders(config);
  const answerError = async (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    // Whoever sent this has gone before all of it had arrived. That is no error of ours, and nobody reads the answer.
    if (error === request.raw.errored) return reply.code(400).send();
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
    rewriteUrl: presentUrl,
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
    // An address that cannot be read has no route, so no error handler and no hooks either.
    frameworkErrors: ((error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
      answerError(
        error,
        request,
        reply.headers({ ...guards, 'x-request-id': request.id }),
      )) as FastifyServerOptions['frameworkErrors'],
    // What is no HTTP has not even a request.
    clientErrorHandler: (error, socket) => answerNoRequest(error, socket, guards),
  }) as unknown as FastifyInstance;

  http.addHook('onRequest', async (_, reply) => {
    reply.headers(guards);
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

const REFUSED: Record<string, [status: number, code: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'TOO_SLOW'],
  HPE_HEADER_OVERFLOW: [431, 'HEADERS_TOO_LARGE'],
};

/** As a server says it that could not read what it was asked. */
function answerNoRequest({ code = '' }: { code?: string }, socket: Socket, guards: Record<string, string>): void {
  if (code !== 'ECONNRESET' && socket.writable) {
    const [status, reason] = REFUSED[code] ?? [400, 'BAD_REQUEST'];
    const message = STATUS_CODES[status] ?? '';
    const body = JSON.stringify({ code: reason, status, message });
    const headers = { ...guards, 'content-type': 'application/json; charset=utf-8', 'content-length': body.length };
    const lines = Object.entries({ ...headers, connection: 'close' }).map(([name, value]) => `${name}: ${value}`);
    socket.write([`HTTP/1.1 ${status} ${message}`, ...lines, '', body].join('\r\n'));
  }
  socket.destroy();
}

class TooMuch extends Error {
  readonly statusCode = 400;
  readonly code = 'TOO_MUCH';
  override readonly message = `A body may nest ${DEEPEST} levels deep and hold ${MOST_VALUES} values.`;
}
