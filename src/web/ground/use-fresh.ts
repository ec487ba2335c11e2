import { useState } from 'react';
import { refusedWith } from './api/errors.ts';

/**
 * The current state of what a form edits, after somebody else changed it: the refusal `STALE` brings it under its name. What was typed stays; `onSeen`
 * gives the form its version, so that saving again overwrites it.
 */
export function useFresh<Thing extends { version: string }>(name: string, onSeen: (version: string) => void) {
  const [fresh, setFresh] = useState<Thing>();
  return {
    fresh,
    forget: () => setFresh(undefined),
    onRefused: (error: unknown): boolean => {
      const stale = refusedWith<Record<string, Thing>>(error, 'STALE');
      if (!stale) return false;
      const now = stale[name];
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
