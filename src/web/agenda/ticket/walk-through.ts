/**
 * Tab goes from the ticket into its card and out again, although the card stands at the end of the page: there it would be reached after
 * everything else.
 */
export function walkThrough(event: KeyboardEvent, ticket: HTMLElement, panel: HTMLElement): void {
  const stops = [...panel.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')];
  const [first, last, here] = [stops[0], stops.at(-1), document.activeElement];
  if (!event.shiftKey && here === ticket && first) {
    event.preventDefault();
    first.focus();
  } else if (event.shiftKey && here === first) {
    event.preventDefault();
    ticket.focus();
  } else if (!event.shiftKey && here === last) {
    // And on from there, as the browser does.
    ticket.focus();
  }
}
