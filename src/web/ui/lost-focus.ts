/**
 * The focused element may leave the page: a row is deleted, a request approved. The browser then loses the position, and the next Tab starts
 * at the top. Here the focus moves to the next row, or the previous one, or what replaced them, or the dialog or page around. Code with a
 * better target moves the focus first: only a lost focus is moved.
 */
export function keepFocus(): () => void {
  const observer = new MutationObserver((records) => {
    for (const record of records) for (const node of record.removedNodes) replaceOnTrail(node, record);
    // A closing dialog returns the focus in the next frame.
    if (isLost() && trail.length > 0) requestAnimationFrame(() => setTimeout(findAgain));
  });
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', remember);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    trail = [];
  };
}

/** Where the focus has been, the latest last: a dialog goes, and before it the row that it was opened from. */
let trail: HTMLElement[] = [];
const LENGTH = 8;

function findAgain() {
  if (isLost()) trail.findLast(canTakeFocus)?.focus({ preventScroll: true });
}

function remember({ target }: FocusEvent) {
  if (target instanceof HTMLElement) trail = [...trail.filter((element) => element !== target), target].slice(-LENGTH);
}

const isLost = () => document.activeElement === document.body || document.activeElement === null;

function replaceOnTrail(removed: Node, { target, nextSibling, previousSibling }: MutationRecord) {
  if (removed.isConnected || !trail.some((element) => removed.contains(element))) return;
  const heir = heirIn(nextSibling, 'nextSibling') ?? heirIn(previousSibling, 'previousSibling') ?? heirAround(target);
  trail = trail
    .map((element) => (removed.contains(element) ? heir : element))
    .filter((element) => element !== undefined);
}

function heirIn(from: Node | null, direction: 'nextSibling' | 'previousSibling'): HTMLElement | undefined {
  for (let node = from; node; node = node[direction]) {
    const heir = node instanceof HTMLElement ? firstIn(node) : undefined;
    if (heir) return heir;
  }
  return undefined;
}

function heirAround(place: Node): HTMLElement | undefined {
  for (let node: Node | null = place; node instanceof HTMLElement; node = node.parentElement) {
    if (node.matches(FRAMES)) return node;
    const heir = node === document.body ? undefined : firstIn(node);
    if (heir) return heir;
  }
  return undefined;
}

/** They take the focus themselves, without a ring. */
const FRAMES = 'main, [role=dialog], [role=alertdialog]';

/** No fields: on a phone the keyboard would open. */
const TARGETS = 'a[href], button:enabled';

function firstIn(place: HTMLElement): HTMLElement | undefined {
  const found = place.matches(TARGETS) ? [place] : [...place.querySelectorAll<HTMLElement>(TARGETS)];
  return found.find((element) => element.checkVisibility());
}

const canTakeFocus = (element: HTMLElement) =>
  element.isConnected && element.checkVisibility() && !element.matches(':disabled');
