import type pg from 'pg';
import { type Allowance, addressKey, limit } from './limits.ts';

/** Counts one look of an address at what anybody may see and the database has to be asked for. */
export type CountVisit = (address: string) => Promise<Allowance>;

const HOUR = 60 * 60;
/** Taken from the database at once, so that few of many cost a round trip. */
const PACKET = 10;

/** More than the people behind one address look at; far less than a program that looks without end. */
export function openPageVisits(pool: pg.Pool, perAddress: number): CountVisit {
  const visits = limit(pool, 'page-visits', {
    tries: perAddress,
    seconds: HOUR,
    packet: perAddress % PACKET === 0 ? PACKET : 1,
  });
  // While the database is gone nobody is counted: what asks it says so itself.
  return (address) => visits.take(addressKey(address)).catch(() => ({ ok: true }) as const);
}
