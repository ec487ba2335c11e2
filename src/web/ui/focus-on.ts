/** As a `ref`: what appears because somebody asked for it has the focus from the start. */
export function focusOn(element: HTMLElement | null): void {
  element?.focus();
}
