/** Forms with unsaved input, and whether they stand on the page itself, whose links an overlay would keep out of reach. */
const typed = new Map<symbol, boolean>();

/** Forms with input that leaving the page discards without a question. */
const quiet = new Set<symbol>();

/** Counts as typed until the returned function is called. */
export function keepTyped(): () => void {
  const form = Symbol();
  quiet.add(form);
  return () => quiet.delete(form);
}

/** Whether anything would be lost with the page. */
export function hasTyped(): boolean {
  return typed.size + quiet.size > 0;
}

/** Counts as unsaved until the returned function is called. */
export function keepUnsaved(isOnPage: boolean): () => void {
  const form = Symbol();
  typed.set(form, isOnPage);
  return () => typed.delete(form);
}

export function hasUnsaved(): boolean {
  return typed.size > 0;
}

export function hasUnsavedOnPage(): boolean {
  return [...typed.values()].includes(true);
}

/** In a dialog or sheet above the page. */
export function hasUnsavedAbove(): boolean {
  return [...typed.values()].includes(false);
}

/** It was saved or discarded: leaving asks no question. */
export function forgetUnsaved(): void {
  typed.clear();
}
