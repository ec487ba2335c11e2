/** A value kept in this browser. Null if it forbids storage. */
export function stored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function store(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Forbidden: the choice lasts as long as the page.
  }
}
