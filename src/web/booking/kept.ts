/** What the window keeps until it is closed. A browser that forbids it only forgets more. */

export function keep(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Then a reload starts from the beginning.
  }
}

export function kept(name: string): string | null {
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
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
}
