import type { ORPCError } from '@orpc/client';
import { useState } from 'react';
import { refusalCode } from './api/errors.ts';

/**
 * What a form is about, as somebody else left it meanwhile: the answer `STALE` brings it along, under its name. What was typed stays; `onSeen` hands the form
 * its version, so that saving again is saving over it.
 */
export function useFresh<Thing extends { version: string }>(name: string, onSeen: (version: string) => void) {
  const [fresh, setFresh] = useState<Thing>();
  return {
    fresh,
    forget: () => setFresh(undefined),
    onRefused: (error: unknown): boolean => {
      if (refusalCode(error) !== 'STALE') return false;
      const now = (error as ORPCError<'STALE', Record<string, Thing>>).data[name];
      setFresh(now);
      if (now) onSeen(now.version);
      return true;
    },
  };
}

type Form<Values> = { setValue: (name: 'version', version: string) => void; reset: (values: Values) => void };

/** The same for a form that holds the version: `<StaleNotice {...notice} words={…} />` offers to begin anew with what is there now. */
export function useFreshForm<Thing extends { version: string }, Values>(
  name: string,
  form: Form<Values>,
  valuesOf: (thing: Thing) => Values,
) {
  const { fresh, forget, onRefused } = useFresh<Thing>(name, (version) => form.setValue('version', version));
  const onTake = (fresh: Thing) => {
    form.reset(valuesOf(fresh));
    forget();
  };
  return { onRefused, forget, notice: { fresh, onTake } };
}
