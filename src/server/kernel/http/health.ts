import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, type Registry } from 'prom-client';
import type { Readiness } from '../database/needs.ts';
import { thisRelease } from '../start/release.ts';
import { lackIn } from '../texts.ts';
import type { Draining } from './draining.ts';

type Settings = { readiness: Readiness; draining: Draining; metricsForAll: boolean; registry: Registry };

/** For whoever runs the program: is it alive, can it work, how does it fare. */
export function addHealthRoutes(
  http: FastifyInstance,
  pool: pg.Pool,
  { readiness, draining, metricsForAll, registry }: Settings,
): void {
  collectDefaultMetrics({ register: registry });
  const { version, released, commit = '' } = thisRelease();
  new Gauge({
    name: 'madeixa_build_info',
    help: 'Always 1: which release this is',
    labelNames: ['version', 'released', 'commit'],
    registers: [registry],
  }).set({ version, released, commit }, 1);
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool, by what they do',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });

  http.addHook('onResponse', async (request, reply) => {
    // The route, never the address: ids in a label would grow without end.
    const route = request.routeOptions.url ?? 'none';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  http.get('/version', async () => thisRelease());
  http.get('/healthz', async () => ({ status: 'ok' }));
  http.get('/readyz', async (_, reply) => {
    if (draining.begun) return reply.code(503).send({ status: 'stopping' });
    const lacks = await readiness.lacks().catch(() => undefined);
    if (!lacks) return reply.code(503).send({ status: 'database unreachable' });
    if (lacks.length === 0) return { status: 'ready' };
    return reply.code(503).send({ status: 'not ready', why: lacks.map((lack) => lackIn('en', lack)) });
  });
  http.get('/metrics', async (request, reply) => {
    if (!metricsForAll && !isFromThisMachine(request)) {
      const message = 'Only for this machine, unless METRICS=open.';
      return reply.code(403).send({ code: 'FORBIDDEN', status: 403, message });
    }
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Of the connection itself, whatever proxies are believed; what one of this machine passes on comes from elsewhere. */
function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  const isForwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => headers[name] !== undefined);
  return !isForwarded && /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');
}
