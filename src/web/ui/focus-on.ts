/** As a `ref`: what somebody asked for has the focus as soon as it appears. */
export function focusOn(element: HTMLElement | null): void {
  element?.focus();
}
