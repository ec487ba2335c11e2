import { useState } from 'react';
import type { DayRange } from '#domain/shared/period.ts';

/** What stands in the fields, until something else is applied. */
export function useTypedRange(applied: DayRange) {
  const [typed, type] = useState(applied);
  const [before, setBefore] = useState(applied);
  if (before.first !== applied.first || before.last !== applied.last) {
    setBefore(applied);
    type(applied);
  }
  return { typed, type };
}
