import { OpenAPIHandler, type OpenAPIHandlerOptions } from '@orpc/openapi/fastify';
import type { Router } from '@orpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { contract } from '#contract/contract.ts';
import { LANGUAGES } from '#domain/shared/countries.ts';
import type { Log } from '../log.ts';
import { languageOfRequest } from '../texts.ts';
import { admittingLargeBodies } from './admit-large-bodies.ts';
import type { Call } from './api.ts';
import type { CountOfAddress } from './count-per-address.ts';
import {
  limitingInvalidCalls,
  loggingBugs,
  namingFields,
  refusingUnstorableText,
  sayingWhenBusy,
  sayingWhenToRetry,
} from './errors.ts';
import { hasHungUp } from './hung-up.ts';
import type { LargeBody } from './large-bodies.ts';
import type { ListFields } from './listed-fields.ts';
import { pathFirst } from './path-first.ts';
import type { Sessions } from './session.ts';
import { inWords, refusalBody, type Wordings } from './wording.ts';

export type ApiServices = {
  pool: pg.Pool;
  sessions: Sessions;
  log: Log;
  now: () => Temporal.Instant;
  listed: ListFields;
};

type Options = {
  /** The paths of those that take more than a form. */
  largeBodies: Record<string, LargeBody>;
  wordings: Wordings;
  countInvalid: CountOfAddress;
};

/** The operations of the contract under /api. */
export function addApiRoutes(
  http: FastifyInstance,
  router: Router<typeof contract, Call>,
  services: ApiServices,
  { largeBodies, wordings, countInvalid }: Options,
): void {
  const { functions, rpc, public: ofVisitors, ...operations } = router;
  const options: OpenAPIHandlerOptions<Call> = {
    clientInterceptors: [
      sayingWhenToRetry,
      limitingInvalidCalls(countInvalid),
      namingFields,
      pathFirst,
      refusingUnstorableText,
      sayingWhenBusy,
    ],
    interceptors: [loggingBugs(services.log)],
    // HEAD asks for what GET answers; the server's own end leaves the body out.
    rootInterceptors: [
      ({ request, context, next, ...rest }) =>
        next({
          ...rest,
          context: { ...context, pathname: request.url.pathname },
          request: request.method === 'HEAD' ? { ...request, method: 'GET' } : request,
        }),
    ],
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
          { ...options, customErrorResponseBodyEncoder: (error) => inWords(wording, language, error) },
        ),
      ]),
    ),
  }));

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const chosen = spoken.find(({ paths }) => paths.test(request.url))?.handlers.get(languageOfRequest(request));
    const context = callOf(request, reply, services);
    const { matched } = await (chosen ?? handler).handle(request, reply, { prefix: '/api', context });
    request.log.debug({ roundTrips: context.roundTrips.count }, 'A call was answered');
    const refusal = { code: 'NOT_FOUND', status: 404, message: 'No such operation' };
    if (!matched) return reply.code(404).send(refusalBody(request, wordings, refusal));
  };
  const large = admittingLargeBodies(services.sessions);
  for (const [path, body] of Object.entries(largeBodies)) {
    http.route({
      method: ['POST', 'PUT'],
      url: path,
      bodyLimit: body.bytes,
      onRequest: (request, reply) => large.admit(body, request, reply),
      handler: (request, reply) => large.during(request, () => answer(request, reply)),
    });
  }
  http.all('/api/*', answer);
}

function callOf(request: FastifyRequest, reply: FastifyReply, services: ApiServices): Call {
  reply.header('cache-control', 'no-store');
  return {
    ...services,
    roundTrips: { count: 0 },
    requestId: request.id,
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    acceptLanguage: request.headers['accept-language'],
    language: languageOfRequest(request),
    idempotencyKey: headerOf(request, 'idempotency-key'),
    salonId: headerOf(request, 'x-salon-id') ?? salonOfQuery(request),
    cookies: request.cookies,
    setCookie: (cookie) => reply.header('set-cookie', cookie),
    setHeader: (name, value) => reply.header(name, value),
    isGone: () => hasHungUp(request),
  };
}

/** An address in a page, as a picture's, has no headers of its own. */
function salonOfQuery({ query }: FastifyRequest): string | undefined {
  const { salon } = query as { salon?: unknown };
  return typeof salon === 'string' && salon ? salon : undefined;
}

/** A header sent twice says nothing. */
function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && value.length > 0 && value.length <= 200 ? value : undefined;
}
