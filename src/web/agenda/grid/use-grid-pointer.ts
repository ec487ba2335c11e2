import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { minutesAt, movedTo, resizedTo, rowOf, SNAP, type Stretch } from '#domain/agenda/grid.ts';
import { type CardBlock, type Column, foundAt, slotOf, takesNew } from './columns.ts';
import { followPointer, type Point } from './follow-pointer.ts';
import { type Drag, isSamePlace, placeOf, targetsFor } from './landing.ts';
import { listen } from './listen.ts';
import type { Cursor } from './stops.ts';
import type { GridActions } from './use-grid-actions.ts';

/** The lower edge of an appointment, which makes it longer or shorter, in pixels. */
const EDGE = 8;

type Options = {
  columns: readonly Column[];
  range: Stretch;
  actions: GridActions;
  /** Moves the keyboard's place to where somebody clicked. */
  onPoint: (cursor: Cursor) => void;
};

/** Mouse and finger in the grid: pointing, clicking, holding, dragging. */
export function useGridPointer(
  scroller: RefObject<HTMLElement | null>,
  { columns, range, actions, onPoint }: Options,
): { drag: Drag | null; hover: Cursor | null } {
  const [drag, setDrag] = useState<Drag | null>(null);
  const [hover, setHover] = useState<{ column: string; at: number } | null>(null);
  const isDragging = useRef(false);

  function hit({ target, clientY }: Pick<PointerEvent, 'target' | 'clientY'>) {
    const element = target as Element;
    const area = element.closest('[data-column]');
    const { column, block } = foundAt(element, columns);
    if (!area || !column || element.closest('[data-foot]')) return undefined;
    const bottom = element.closest('[data-block]')?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
    const isEdge = block?.kind === 'card' && block.isLast && Boolean(block.who) && clientY >= bottom - EDGE;
    return { column, minute: minuteIn(area, clientY), block, isEdge };
  }

  function minuteIn(area: Element, clientY: number): number {
    return range.start + minutesAt(clientY - area.getBoundingClientRect().top);
  }

  const move = useEffectEvent((event: PointerEvent) => {
    const at = event.pointerType === 'mouse' && !isDragging.current ? hit(event) : undefined;
    const row = at && !at.block && takesNew(at.column, rowOf(at.minute)) ? rowOf(at.minute) : undefined;
    const next = at && row !== undefined ? { column: at.column.id, at: row } : null;
    setHover((old) => (old?.column === next?.column && old?.at === next?.at ? old : next));
  });

  const click = useEffectEvent((event: MouseEvent) => {
    // Clicks by keyboard have no position: the cursor handles them.
    const at = event.detail === 0 ? undefined : hit(event as PointerEvent);
    if (!at) return;
    if (at.block) return actions.open(at.block);
    const row = rowOf(at.minute);
    onPoint({ column: at.column.id, at: row });
    if (takesNew(at.column, row)) actions[event.shiftKey ? 'block' : 'book'](at.column, slotOf(at.column, row));
  });

  const press = useEffectEvent((event: PointerEvent) => {
    const at = event.button === 0 ? hit(event) : undefined;
    if (!at) return;
    const { column, block, minute } = at;
    if (block?.kind === 'card') return startDrag(event, block, column, minute, at.isEdge);
    if (block || event.pointerType === 'mouse' || !takesNew(column, rowOf(minute))) return;
    followPointer(event, { onStart: () => actions.block(column, slotOf(column, rowOf(minute))) });
  });

  function startDrag(event: PointerEvent, block: CardBlock, from: Column, grabbed: number, isEdge: boolean) {
    const targets = isEdge ? [from] : targetsFor(block, from.id, columns);
    if (!scroller.current || targets.length === 0) return;
    let landing: Drag | null = null;
    const land = (next: Drag) => {
      landing = next;
      setDrag((old) => (old && isSamePlace(old, next) ? old : next));
    };
    const over = (point: Point) => {
      const [column, area] = nearest(targets, point.clientX) ?? [];
      if (!column || !area) return;
      const minute = minuteIn(area, point.clientY);
      const step = point.shiftKey ? SNAP.fine : SNAP.usual;
      const to = isEdge
        ? resizedTo(block.whole, minute + block.whole.end - grabbed, step)
        : movedTo(block.whole, minute + block.whole.start - grabbed, step);
      land({ block, column: column.id, ...to });
    };
    const stop = () => {
      isDragging.current = false;
      setDrag(null);
    };
    followPointer(event, {
      onStart: () => {
        isDragging.current = true;
        setHover(null);
        over(event);
      },
      drag: {
        scroller: scroller.current,
        onMove: over,
        onCancel: stop,
        onDrop: () => {
          const column = targets.find(({ id }) => id === landing?.column);
          if (column && landing && !isSamePlace(landing, placeOf(block, from.id))) {
            actions.move(block, column, landing);
          }
          stop();
        },
      },
    });
  }

  /** The column under the pointer, or the nearest one that may take it. */
  function nearest(targets: readonly Column[], clientX: number): [Column, HTMLElement] | undefined {
    const distances = targets.flatMap((column): Array<[number, Column, HTMLElement]> => {
      const area = scroller.current?.querySelector<HTMLElement>(`[data-column="${column.id}"]`);
      if (!area) return [];
      const { left, right } = area.getBoundingClientRect();
      return [[Math.max(left - clientX, clientX - right, 0), column, area]];
    });
    const [, column, area] = distances.sort(([a], [b]) => a - b)[0] ?? [];
    return column && area && [column, area];
  }

  useEffect(() => {
    const handlers = {
      pointerdown: (event: PointerEvent) => press(event),
      pointermove: (event: PointerEvent) => move(event),
      pointerleave: () => setHover(null),
      click: (event: MouseEvent) => click(event),
      // A held finger opens no menu, and a dragging one does not scroll.
      contextmenu: (event: MouseEvent) => isFinger(event) && event.preventDefault(),
      touchmove: (event: TouchEvent) => isDragging.current && event.preventDefault(),
    };
    return listen(scroller.current, handlers, { passive: false });
  }, [scroller]);

  return { drag, hover };
}

function isFinger(event: MouseEvent): boolean {
  return event instanceof PointerEvent && event.pointerType === 'touch';
}
