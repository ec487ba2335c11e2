import helmet from '@fastify/helmet';
import Fastify from 'fastify';
import { CONTENT_SECURITY_POLICY } from './content-security-policy.ts';

/** The headers of every answer, the same for all: worked out once, so that also answers which no route and no hook sees have them. */
export async function guardingHeaders({ publicUrl }: { publicUrl: string }): Promise<Record<string, string>> {
  const probe = Fastify();
  await probe.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT_SECURITY_POLICY },
    strictTransportSecurity: publicUrl.startsWith('https:'),
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  probe.get('/', (_, reply) => reply.send());
  const { headers } = await probe.inject('/');
  await probe.close();
  const ofThisAnswer = new Set(['connection', 'content-length', 'date']);
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (ofThisAnswer.has(name) ? [] : [[name, String(value)]])),
  );
}
