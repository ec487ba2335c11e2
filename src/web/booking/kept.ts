/**
 * What the window keeps until it is closed. A browser that forbids it forgets at the next reload; until then the page remembers, so that
 * what was booked is shown and no second try books again.
 */

const remembered = new Map<string, string>();

export function keep(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    sessionStorage.setItem(name, text);
  } catch {
    remembered.set(name, text);
  }
}

export function kept(name: string): string | null {
  return remembered.get(name) ?? stored(name);
}

function stored(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

/** What we kept ourselves and nobody else writes. */
export function keptValue<T>(name: string): T | undefined {
  return JSON.parse(kept(name) ?? 'null') ?? undefined;
}

export function forget(name: string): void {
  remembered.delete(name);
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Nothing was stored.
  }
}
