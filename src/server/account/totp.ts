import { createHmac, timingSafeEqual } from 'node:crypto';

/** What every authenticator app assumes where it is told nothing else: SHA-1, six digits, a new code each half minute. */
const STEP_SECONDS = 30;
const DIGITS = 6;

/** A phone's clock may be off, and a code is typed when it is about to go: the one before and the one after count, too. */
const STEPS_AROUND = 1;

/** The time-based one-time password of RFC 6238. */
export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

export const stepAt = (now: Temporal.Instant): number => Math.floor(now.epochMilliseconds / 1000 / STEP_SECONDS);

/** The step that a code is of, so that it can be noted as used; undefined where it is of none around now. */
export function stepOfCode(secret: Buffer, code: string, now: Temporal.Instant): number | undefined {
  const present = stepAt(now);
  const steps = Array.from({ length: 2 * STEPS_AROUND + 1 }, (_, i) => present + STEPS_AROUND - i);
  return steps.find((step) => isSame(codeAt(secret, step), code));
}

function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
