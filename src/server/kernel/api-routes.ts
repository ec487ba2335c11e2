import { OpenAPIHandler } from '@orpc/openapi/fastify';
import type { ORPCError, Router } from '@orpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { contract } from '#contract/contract.ts';
import { LANGUAGES, type Language } from '#domain/shared/countries.ts';
import type { Call } from './api.ts';
import { loggingBugs, namingFields, refusingUnstorableText, sayingWhenBusy, sayingWhenToRetry } from './errors.ts';
import type { Log } from './log.ts';
import type { Sessions } from './session.ts';
import { languageOfRequest, textsIn } from './texts.ts';
import type { Wording } from './wording.ts';

export type ApiServices = { pool: pg.Pool; sessions: Sessions; log: Log; now: () => Temporal.Instant };

type Options = {
  /** The paths of those that take more than a form: each with the bytes that it may be sent. */
  largeBodies: Record<string, number>;
  /** What the specification names refuses with a sentence to show; the first wording whose paths fit has it. */
  wordings: Array<[paths: RegExp, wording: Wording]>;
};

/** The operations of the contract under /api. */
export function addApiRoutes(
  http: FastifyInstance,
  router: Router<typeof contract, Call>,
  services: ApiServices,
  { largeBodies, wordings }: Options,
): void {
  const { functions, rpc, public: ofVisitors, ...operations } = router;
  const options = {
    clientInterceptors: [namingFields, refusingUnstorableText, sayingWhenToRetry, sayingWhenBusy],
    interceptors: [loggingBugs(services.log)],
  };
  const handler = new OpenAPIHandler(operations, options);
  // The wording is part of a handler, so each language has one.
  const spoken = wordings.map(([paths, wording]) => ({
    paths,
    handlers: new Map(
      LANGUAGES.map((language) => [
        language,
        new OpenAPIHandler(
          { functions, rpc, public: ofVisitors },
          { ...options, customErrorResponseBodyEncoder: refusalIn(language, wording) },
        ),
      ]),
    ),
  }));

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const chosen = spoken.find(({ paths }) => paths.test(request.url))?.handlers.get(languageOfRequest(request));
    const context = callOf(request, reply, services);
    const { matched } = await (chosen ?? handler).handle(request, reply, { prefix: '/api', context });
    request.log.debug({ roundTrips: context.roundTrips.count }, 'A call was answered');
    if (!matched) return reply.code(404).send({ code: 'NOT_FOUND', status: 404, message: 'No such operation' });
  };
  for (const [path, bodyLimit] of Object.entries(largeBodies)) http.post(path, { bodyLimit }, answer);
  http.all('/api/*', answer);
}

/** The answer that the specification gives its functions: {success: false, error}; the code tells programs which refusal it is. */
function refusalIn(language: Language, wording: Wording) {
  const t = textsIn(language);
  return (error: ORPCError<string, unknown>) => ({
    success: false,
    error: wording(t, error),
    code: error.code,
    ...(error.defined ? { details: error.data } : {}),
  });
}

function callOf(request: FastifyRequest, reply: FastifyReply, services: ApiServices): Call {
  reply.header('cache-control', 'no-store');
  return {
    ...services,
    roundTrips: { count: 0 },
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    acceptLanguage: request.headers['accept-language'],
    idempotencyKey: headerOf(request, 'idempotency-key'),
    salonId: headerOf(request, 'x-salon-id'),
    sessionCookie: request.cookies[services.sessions.cookieName],
    setCookie: (cookie) => reply.header('set-cookie', cookie),
    setHeader: (name, value) => reply.header(name, value),
  };
}

/** A header sent twice says nothing. */
function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && value.length > 0 && value.length <= 200 ? value : undefined;
}
