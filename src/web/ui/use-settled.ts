import { useEffect, useState } from 'react';

/** A value once it has stood still for a moment: a search is not asked for letter by letter. */
export function useSettled<Value>(value: Value, milliseconds = 150): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const pause = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(pause);
  }, [value, milliseconds]);
  return settled;
}
