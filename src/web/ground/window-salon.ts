const KEY = 'salon';

/**
 * The salon that this tab is about, so that two tabs can be about two salons. A new one begins with the salon that its person used last, which the
 * server knows.
 */
export function windowSalon(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    // storage is forbidden in this browser: the salon used last serves all tabs
    return undefined;
  }
}

export function keepWindowSalon(id: string): void {
  try {
    sessionStorage.setItem(KEY, id);
  } catch {
    // see above
  }
}
