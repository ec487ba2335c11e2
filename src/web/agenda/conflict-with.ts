import { ORPCError } from '@orpc/client';
import { refusalCode } from '#web/ground/api/errors.ts';

/** Whose time is taken, where a save was refused for that; undefined where it was refused for something else. */
export function conflictWith(error: unknown): string | undefined {
  if (refusalCode(error) !== 'CONFLICT') return undefined;
  return error instanceof ORPCError ? (error.data as { professional: string }).professional : undefined;
}
