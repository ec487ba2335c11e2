import { useState } from 'react';
import type { DayRange } from '#domain/shared/period.ts';

/** What is typed, until another range is applied. */
export function useTypedRange(applied: DayRange) {
  const [typed, type] = useState(applied);
  const [before, setBefore] = useState(applied);
  if (before.first !== applied.first || before.last !== applied.last) {
    setBefore(applied);
    type(applied);
  }
  return { typed, type };
}
