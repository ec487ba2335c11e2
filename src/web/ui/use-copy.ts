import { useEffect, useRef, useState } from 'react';

const COPIED_MS = 3_000;

/** Copies a text that stands in a field, and confirms that for three seconds. */
export function useCopy(text: string) {
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();

  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome(undefined), COPIED_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      // Not allowed, or no secure connection: selected, so that it can be copied by hand.
      field.current?.select();
      setOutcome('failed');
    }
  }

  return { field, outcome, copy };
}
