/**
 * A row leaves its list (a request is approved, a bill paid) and the next one moves under the pointer, just as the second of two quick clicks
 * comes: it would approve somebody else. So a row that moved under a resting pointer or finger ignores presses for a moment. The keyboard is
 * not affected: its focus stays with its row. This watches the whole page, so that no list has to ask for it.
 */
const ROWS = 'li, tr, [data-block]';

/** Longer than a double click, shorter than reading the row takes. */
const STILL_MS = 600;

type Point = { x: number; y: number };

export function keepRowsSteady(): () => void {
  let point: Point | undefined;
  /** The row under the pointer when the pointer last moved. */
  let under: Element | undefined;
  /** Rows that moved there since. */
  const moved = new Map<Element, ReturnType<typeof setTimeout>>();
  let isSwallowing = false;

  /** They let the pointer through, so they are found by their position. */
  const movedAt = ({ x, y }: Point) => [...moved.keys()].find((row) => isIn(row.getBoundingClientRect(), x, y));
  const rowAt = (at: Point, target: Element | null) => movedAt(at) ?? target?.closest(ROWS) ?? undefined;

  function track({ clientX: x, clientY: y, target }: PointerEvent) {
    if (point?.x === x && point.y === y) return;
    point = { x, y };
    under = rowAt(point, target instanceof Element ? target : null);
  }

  /** Scrolling moves rows there on purpose. */
  function forget() {
    point = undefined;
    under = undefined;
  }

  function look() {
    if (!point || !under) return;
    const row = rowAt(point, document.elementFromPoint(point.x, point.y));
    if (!row || isSame(row, under)) return;
    // A dialog or a list of suggestions above the page has its own rows.
    if (layerOf(row) === layerOf(under)) hold(row);
    under = row;
  }

  function hold(row: Element) {
    clearTimeout(moved.get(row));
    row.setAttribute('data-moved', '');
    moved.set(
      row,
      setTimeout(() => letGo(row), STILL_MS),
    );
  }

  function letGo(row: Element) {
    clearTimeout(moved.get(row));
    moved.delete(row);
    row.removeAttribute('data-moved');
  }

  function swallow(event: MouseEvent) {
    const isKeyboard = event.type === 'click' && event.detail === 0;
    if (isKeyboard) return;
    const row = movedAt({ x: event.clientX, y: event.clientY });
    // What is pressed in a dialog or sheet above it is no row of the page's.
    const isHeld = row !== undefined && layerOf(row) === layerOf(event.target);
    // A press that began too soon does not count when it ends later.
    if (event.type === 'pointerdown') isSwallowing = isHeld;
    if (!isSwallowing) return;
    event.preventDefault();
    event.stopPropagation();
  }

  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  const capture = { capture: true };
  const listeners = [
    ...(['pointerdown', 'mousedown', 'click'] as const).map((type) => [type, swallow] as const),
    ...(['pointermove', 'pointerdown'] as const).map((type) => [type, track] as const),
    ...(['wheel', 'pointercancel'] as const).map((type) => [type, forget] as const),
  ];
  for (const [type, listener] of listeners) addEventListener(type, listener as EventListener, capture);
  return () => {
    observer.disconnect();
    for (const [type, listener] of listeners) removeEventListener(type, listener as EventListener, capture);
    for (const row of moved.keys()) letGo(row);
  };
}

const isIn = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
  left <= x && x < right && top <= y && y < bottom;

/** An appointment that changes its column is a new element. */
function isSame(one: Element, other: Element): boolean {
  const [block, otherBlock] = [one.getAttribute('data-block'), other.getAttribute('data-block')];
  return one === other || (block !== null && block === otherBlock);
}

const layerOf = (place: EventTarget | null) =>
  place instanceof Element ? place.closest('[data-base-ui-portal]') : null;
