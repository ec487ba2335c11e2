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
import type { Config } from './config.ts';
import type { Log } from './log.ts';
import { mayChange } from './same-origin.ts';

const BODY_LIMIT = 64 * 1024;

/** The HTTP host with everything that guards it; routes are added by the caller. */
export async function openHttp(config: Config, log: Log): Promise<FastifyInstance> {
  const answerError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) log.error({ err: error, requestId: request.id }, 'A request failed');
    const message = status >= 500 ? 'An error occurred' : error.message;
    return reply.code(status).send({ code: error.code ?? 'ERROR', status, message, requestId: request.id });
  };
  const http = Fastify({
    loggerInstance: log,
    // A logger of its own for each request costs more than answering it; only worth it where requests are logged.
    ...(log.isLevelEnabled('info') ? {} : { childLoggerFactory: (logger: FastifyBaseLogger) => logger }),
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustProxy ?? false,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
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
      return reply
        .code(403)
        .send({ code: 'FORBIDDEN', status: 403, message: 'Requests from another site are refused.' });
    }
  });

  // Whoever is still answered while we end must not keep the connection, or the end waits until it times out.
  let ending = false;
  http.addHook('preClose', async () => {
    ending = true;
  });
  http.addHook('onSend', async (_, reply) => {
    if (ending) reply.header('connection', 'close');
  });

  http.setErrorHandler(answerError);
  // JSON only: plain text is what a form of another site can send without asking.
  http.removeContentTypeParser('text/plain');
  return http;
}

/** No inline script or style, nothing from elsewhere. */
const CONTENT_SECURITY_POLICY = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};
