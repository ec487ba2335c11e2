/** What the names begin with under which the browser keeps what was opened, see recent.ts. */
export const OPENED = 'opened ';

/** At a sign-out, of every salon: the next person at this browser is not told. */
export function forgetOpened(): void {
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(OPENED)) localStorage.removeItem(name);
  } catch {
    // Forbidden: nothing was kept.
  }
}
