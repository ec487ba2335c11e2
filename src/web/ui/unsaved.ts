/** Forms with unsaved input. */
const typed = new Set<symbol>();

/** Counts as unsaved until the returned function is called. */
export function keepUnsaved(): () => void {
  const form = Symbol();
  typed.add(form);
  return () => typed.delete(form);
}

export function hasUnsaved(): boolean {
  return typed.size > 0;
}

/** It was saved or discarded: leaving asks no question. */
export function forgetUnsaved(): void {
  typed.clear();
}
