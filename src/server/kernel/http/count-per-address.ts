import type pg from 'pg';
import { type Allowance, addressKey, limit } from './limits.ts';

/** Counts one more deed of an address, and says whether it was one too many within the hour. */
export type CountOfAddress = (address: string) => Promise<Allowance>;

const HOUR = 60 * 60;
/** Taken from the database at once, so that few of many cost a round trip. */
const PACKET = 10;

/** For what strangers do by the hundred: people do it now and then, programs without end. */
export function countPerAddress(pool: pg.Pool, name: string, perAddress: number): CountOfAddress {
  const counted = limit(pool, name, {
    tries: perAddress,
    seconds: HOUR,
    packet: perAddress % PACKET === 0 ? PACKET : 1,
  });
  // While the database is gone nobody is counted: what asks it says so itself.
  return (address) => counted.take(addressKey(address)).catch(() => ({ ok: true }) as const);
}
