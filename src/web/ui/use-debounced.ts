import { useEffect, useState } from 'react';

/** The value once it has not changed for a moment, so that a search does not run for every letter. */
export function useDebounced<Value>(value: Value, milliseconds = 150): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const pause = setTimeout(() => setDebounced(value), milliseconds);
    return () => clearTimeout(pause);
  }, [value, milliseconds]);
  return debounced;
}
