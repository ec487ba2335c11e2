/** How far a resting hand may move, in pixels. */
const TREMBLE = { mouse: 4, touch: 10 };
/** How long a finger stays before it means to drag and not to scroll. */
const HOLD_MILLISECONDS = 400;
/** How much later than the finger's release its click may come. */
const FINGER_CLICK_MILLISECONDS = 100;
/** Dragging this close to an edge scrolls. */
const SCROLL_EDGE = 40;
const SCROLL_STEP = 12;

export type Point = { clientX: number; clientY: number; shiftKey: boolean };

type Deed = {
  /** The mouse has left its place, or the finger has stayed in it. */
  onStart: () => void;
  drag?: {
    /** Scrolls when dragged to its edges. */
    scroller: HTMLElement;
    onMove: (point: Point) => void;
    onDrop: () => void;
    onCancel: () => void;
  };
};

/**
 * Follows a pressed pointer until it is released. A mouse begins when it moves; a finger begins when it stays, because one that moves at
 * once scrolls. Escape gives up.
 */
export function followPointer(down: PointerEvent, { onStart, drag }: Deed): void {
  const isMouse = down.pointerType === 'mouse';
  const end = new AbortController();
  const { signal } = end;
  let last: Point = down;
  let hasStarted = false;

  function start() {
    hasStarted = true;
    onStart();
    scrollAtEdges();
  }
  function stop(react: (() => void) | undefined, isReleased = false) {
    end.abort();
    clearTimeout(hold);
    if (!hasStarted) return;
    swallowClick(down, isReleased);
    react?.();
  }
  function scrollAtEdges() {
    if (signal.aborted || !drag) return;
    const { scroller, onMove } = drag;
    const { left, right, top, bottom } = scroller.getBoundingClientRect();
    const before = [scroller.scrollLeft, scroller.scrollTop];
    scroller.scrollBy(pull(last.clientX, left, right), pull(last.clientY, top, bottom));
    if (before[0] !== scroller.scrollLeft || before[1] !== scroller.scrollTop) onMove(last);
    requestAnimationFrame(scrollAtEdges);
  }

  const hold = isMouse ? undefined : setTimeout(start, HOLD_MILLISECONDS);
  const listen = { signal };
  window.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerId !== down.pointerId) return;
      last = event;
      if (hasStarted) return drag?.onMove(event);
      const distance = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY);
      if (distance <= TREMBLE[isMouse ? 'mouse' : 'touch']) return;
      if (!isMouse) return stop(undefined);
      start();
      drag?.onMove(event);
    },
    listen,
  );
  window.addEventListener('pointerup', () => stop(drag?.onDrop, true), listen);
  window.addEventListener('pointercancel', () => stop(drag?.onCancel), listen);
  window.addEventListener('blur', () => stop(drag?.onCancel), listen);
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !hasStarted) return;
      event.stopPropagation();
      stop(drag?.onCancel);
    },
    { signal, capture: true },
  );
}

function pull(at: number, from: number, to: number): number {
  if (at < from + SCROLL_EDGE) return -SCROLL_STEP;
  return at > to - SCROLL_EDGE ? SCROLL_STEP : 0;
}

/**
 * A drag is no click. The browser sends the click right after the release, or not at all: the mouse's to the common parent of both ends, the finger's
 * to where it began.
 */
function swallowClick({ pointerType, target }: PointerEvent, isReleased: boolean): void {
  const isMouse = pointerType === 'mouse';
  const end = new AbortController();
  const swallow = (event: MouseEvent) => {
    if (!isMouse && event.target !== target) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, signal: end.signal });
  const soon = () => setTimeout(() => end.abort(), isMouse ? 0 : FINGER_CLICK_MILLISECONDS);
  if (isReleased) soon();
  else window.addEventListener('pointerup', soon, { capture: true, signal: end.signal });
}
