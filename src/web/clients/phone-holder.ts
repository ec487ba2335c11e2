import { ORPCError } from '@orpc/client';
import { useState } from 'react';
import { refusalCode } from '#web/ground/api/errors.ts';

/** Who has the phone that a save was refused for; undefined where it was refused for something else. */
function phoneHolder(error: unknown): string | undefined {
  if (refusalCode(error) !== 'PHONE_TAKEN') return undefined;
  return error instanceof ORPCError ? (error.data as { name: string }).name : undefined;
}

/** Says beside the phone whose it is already, until another one is typed. */
export function usePhoneTaken(phone: string) {
  const [taken, setTaken] = useState<{ phone: string; name: string }>();
  return {
    takenBy: taken?.phone === phone ? taken.name : undefined,
    onRefused(error: unknown, tried: { phone: string }): boolean {
      const name = phoneHolder(error);
      if (name !== undefined) setTaken({ phone: tried.phone, name });
      return name !== undefined;
    },
  };
}
