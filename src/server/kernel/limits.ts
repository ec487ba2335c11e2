import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

export type Allowance = { ok: true } | { ok: false; retryAfterSeconds: number };

export type Limit = {
  /** Takes one try. Taken before the work, so that a burst of parallel tries cannot pass together. */
  take(key: string): Promise<Allowance>;
  forget(key: string): Promise<void>;
};

/** Counts live in the database: every server process sees the same ones. */
export function limit(
  pool: pg.Pool,
  name: string,
  rule: { tries: number; seconds: number; lockSeconds?: number },
): Limit {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    schemaName: 'app',
    tableName: 'limits',
    tableCreated: true,
    keyPrefix: name,
    points: rule.tries,
    duration: rule.seconds,
    // A lock that another process may lift cannot be remembered here; a plain count can, and spares the database.
    ...(rule.lockSeconds ? { blockDuration: rule.lockSeconds } : { inMemoryBlockOnConsumed: rule.tries + 1 }),
  });
  return {
    async take(key) {
      try {
        const { remainingPoints } = await limiter.consume(fingerprint(key));
        // The lock counts from the last try allowed; left to the next one, it would begin whenever that comes.
        if (rule.lockSeconds && remainingPoints === 0) await limiter.block(fingerprint(key), rule.lockSeconds);
        return { ok: true };
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
      }
    },
    async forget(key) {
      await limiter.delete(fingerprint(key));
    },
  };
}

/** E-mail and network addresses are personal data: only their fingerprints are stored. */
function fingerprint(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** A household or a phone gets a whole /64 in IPv6: counting single addresses would count nothing. */
export function addressKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  return plain.includes(':') ? `${expandIpv6(plain).slice(0, 4).join(':')}::/64` : plain;
}

function expandIpv6(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const gap = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...gap, ...right];
}
