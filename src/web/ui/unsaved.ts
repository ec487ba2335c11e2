/** The forms in which something was typed that is not saved yet. */
const typed = new Set<symbol>();

/** Until the answer is called, something would be lost by leaving. */
export function keepUnsaved(): () => void {
  const form = Symbol();
  typed.add(form);
  return () => typed.delete(form);
}

export function hasUnsaved(): boolean {
  return typed.size > 0;
}

/** It was saved, or given up: whoever leaves now is not asked. */
export function forgetUnsaved(): void {
  typed.clear();
}
