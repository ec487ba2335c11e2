import { createHash } from 'node:crypto';
import { isIPv4, isIPv6, SocketAddress } from 'node:net';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

export type Allowance = { ok: true } | { ok: false; retryAfterSeconds: number };

export type Limit = {
  /** Takes one try. Taken before the work, so that a burst of parallel tries cannot pass together. */
  take(key: string): Promise<Allowance>;
  /** Whether a try would be allowed; takes none. */
  peek(key: string): Promise<Allowance>;
  /** What was taken for nothing; for limits that count only what succeeds. */
  giveBack(key: string): Promise<void>;
  forget(key: string): Promise<void>;
};

/** Packets that a process remembers at most. */
const MOST_OPENED = 10_000;

/**
 * Counts live in the database: every server process sees the same ones. Where many tries are allowed they can be taken in packets, which
 * spares the database; a process that ends, or that sees no more of an address, wastes the rest of one.
 */
export function limit(
  pool: pg.Pool,
  name: string,
  rule: { tries: number; seconds: number; lockSeconds?: number; packet?: number; givesBack?: true },
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
    // A lock that another process may lift, or tries that may be given back, cannot be remembered here; a plain count can, and spares
    // the database.
    ...(rule.lockSeconds ? { blockDuration: rule.lockSeconds } : {}),
    ...(rule.lockSeconds || rule.givesBack ? {} : { inMemoryBlockOnConsumed: rule.tries + 1 }),
  });
  const { packet = 1 } = rule;
  const opened = new Map<string, { left: number; until: number }>();
  const fetching = new Map<string, Promise<Allowance>>();

  /** What is left of a packet is spent without asking the database. */
  function takeOpened(key: string): boolean {
    const one = opened.get(key);
    if (!one || one.left === 0 || one.until <= Date.now()) return false;
    one.left -= 1;
    return true;
  }

  function open(key: string, milliseconds: number): void {
    if (opened.size >= MOST_OPENED) opened.clear();
    const now = Date.now();
    const before = opened.get(key);
    const left = before && before.until > now ? before.left : 0;
    opened.set(key, { left: left + packet - 1, until: now + milliseconds });
  }

  async function ask(key: string): Promise<Allowance> {
    try {
      const { remainingPoints, msBeforeNext } = await limiter.consume(fingerprint(key), packet);
      if (packet > 1) open(key, msBeforeNext);
      // The lock counts from the last try allowed; left to the next one, it would begin whenever that comes.
      if (rule.lockSeconds && remainingPoints === 0) await limiter.block(fingerprint(key), rule.lockSeconds);
      return { ok: true };
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      // The try beyond the last was counted as well, and those before it may yet be given back.
      if (rule.givesBack) await limiter.reward(fingerprint(key));
      return { ok: false, retryAfterSeconds: secondsOf(refusal) };
    }
  }

  return {
    async take(key) {
      if (packet === 1) return ask(key);
      // Whoever comes while a packet is being fetched takes from that one.
      while (!takeOpened(key)) {
        const underway = fetching.get(key);
        if (!underway) {
          const asked = ask(key).finally(() => fetching.delete(key));
          fetching.set(key, asked);
          return asked;
        }
        await underway;
      }
      return { ok: true };
    },
    async peek(key) {
      const counted = await limiter.get(fingerprint(key));
      if (!counted || counted.consumedPoints < rule.tries) return { ok: true };
      return { ok: false, retryAfterSeconds: secondsOf(counted) };
    },
    async giveBack(key) {
      await limiter.reward(fingerprint(key));
    },
    async forget(key) {
      opened.delete(key);
      await limiter.delete(fingerprint(key));
    },
  };
}

const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000));

/** E-mail and network addresses are personal data: only their fingerprints are stored. */
function fingerprint(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** What no address is: whoever makes something up each time is still one. */
const NO_ADDRESS = 'no address';

/**
 * One key for an address, however it is written: with a port, in capitals, with zeros, as IPv4 inside IPv6. A household or a phone gets a whole
 * /64 in IPv6: counting single addresses would count nothing.
 */
export function addressKey(address: string): string {
  // `[2001:db8::1]:443`, `203.0.113.7:443` and `fe80::1%eth0`.
  const bare = address
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%[^%]*$/, '');
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return NO_ADDRESS;
  const plain = new SocketAddress({ address: bare, family: 'ipv6' }).address;
  const [, inside] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain) ?? [];
  return inside ?? `${expandIpv6(plain).slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an address as the system writes it. */
function expandIpv6(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const gap = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...gap, ...right];
}
