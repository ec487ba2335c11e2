import { useState } from 'react';

const STORED = 'agenda.week';

/** Whether the days of a week grow until its cards can be read, though not all fit the screen. This browser remembers it. */
export function useWideWeek(): [boolean, (isWide: boolean) => void] {
  const [isWide, setIsWide] = useState(isStored);
  return [
    isWide,
    (next) => {
      setIsWide(next);
      store(next);
    },
  ];
}

function isStored(): boolean {
  try {
    return localStorage.getItem(STORED) === 'wide';
  } catch {
    return false; // storage is forbidden in this browser
  }
}

function store(isWide: boolean) {
  try {
    localStorage.setItem(STORED, isWide ? 'wide' : 'compact');
  } catch {
    // It holds until the page is left.
  }
}
