const GAP = 6;

/** Above the ticket or, where the screen ends, below it; never out of sight. */
export function besideTicket(panel: HTMLElement, ticket: HTMLElement): void {
  const { left, top, bottom } = ticket.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const isAbove = top - GAP - height >= GAP;
  panel.style.left = `${within(left, window.innerWidth - width)}px`;
  panel.style.top = `${within(isAbove ? top - GAP - height : bottom + GAP, window.innerHeight - height)}px`;
}

function within(place: number, most: number): number {
  return Math.max(GAP, Math.min(place, most - GAP));
}
