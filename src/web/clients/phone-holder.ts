import { ORPCError } from '@orpc/client';
import { refusalCode } from '#web/app/api/errors.ts';

/** Who has the phone that a save was refused for; undefined where it was refused for something else. */
export function phoneHolder(error: unknown): string | undefined {
  if (refusalCode(error) !== 'PHONE_TAKEN') return undefined;
  return error instanceof ORPCError ? (error.data as { name: string }).name : undefined;
}
