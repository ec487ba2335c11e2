import { useEffect, useState } from 'react';

/** The value once it has not changed for a moment, so that a search does not run for every letter. */
export function useSettled<Value>(value: Value, milliseconds = 150): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const pause = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(pause);
  }, [value, milliseconds]);
  return settled;
}
