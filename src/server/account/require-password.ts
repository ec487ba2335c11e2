import { ORPCError } from '@orpc/server';
import type { OwnerId } from '#server/kernel/owner.ts';
import { checkPassword } from './check-password.ts';
import type { AccountServices } from './services.ts';

/** Answers the refusal of the contract unless the password is the owner's: the first line of a route that needs it. */
export async function requirePassword(services: AccountServices, owner: OwnerId, password: string): Promise<void> {
  const outcome = await checkPassword(services, owner, password);
  if (outcome.ok) return;
  if (outcome.reason === 'wrong') throw new ORPCError('WRONG_PASSWORD', { status: 403, defined: true });
  const data = { retryAfterSeconds: outcome.retryAfterSeconds };
  throw new ORPCError('TOO_MANY_TRIES', { status: 429, defined: true, data });
}
