import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { formatTime } from '#domain/shared/time.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import type { Block, CardBlock, Column } from './columns.ts';
import { carriedBy, type Drag, isSamePlace, placeOf, targetsFor } from './landing.ts';
import { listen } from './listen.ts';
import type { GridActions } from './use-grid-actions.ts';

type Options = {
  columns: readonly Column[];
  nameOf: (column: Column) => string;
  actions: GridActions;
  say: (words: string) => void;
};

/** Moving an appointment by keyboard: M picks it up, arrows move it, Enter drops it, Escape gives up. Each step is announced. */
export function useCarry(scroller: RefObject<HTMLElement | null>, { columns, nameOf, actions, say }: Options) {
  const { t } = useTranslation('agenda');
  const [carry, setCarry] = useState<{ drag: Drag; from: string } | null>(null);
  const isThere = columns.some(({ placed }) => placed.some(({ block }) => block.id === carry?.drag.block.id));
  const current = isThere ? carry : null;

  function said({ column, start, end }: Drag): string {
    const target = columns.find(({ id }) => id === column);
    return `${target ? nameOf(target) : ''}, ${formatTime(start)} – ${formatTime(end)}`;
  }

  function pickUp(block: CardBlock, from: string) {
    const targets = targetsFor(block, from, columns);
    const column = targets.find(({ id }) => id === from) ?? targets[0];
    if (!column) return;
    const drag = placeOf(block, column.id);
    setCarry({ drag, from });
    say(t('grid.carrying', { client: block.card.client_name, place: said(drag) }));
  }

  function drop({ drag, from }: { drag: Drag; from: string }) {
    const { block } = drag;
    const column = columns.find(({ id }) => id === drag.column);
    if (!column || isSamePlace(drag, placeOf(block, from))) return giveUp();
    setCarry(null);
    // The banner says how it went.
    say('');
    actions.move(block, column, drag);
  }

  function giveUp() {
    setCarry(null);
    say(t('grid.stayed'));
  }

  /** Answers whether it handled the key. */
  function press(event: KeyboardEvent, column: Column, block: Block | undefined): boolean {
    const isM = event.key.toLowerCase() === 'm';
    if (!current) {
      if (!isM || block?.kind !== 'card') return false;
      pickUp(block, column.id);
      return true;
    }
    if (event.key === 'Tab') return false;
    event.preventDefault();
    const drag = carriedBy(event.key, event.shiftKey, current, columns);
    if (drag) {
      setCarry({ ...current, drag });
      say(said(drag));
    } else if (event.key === 'Escape') giveUp();
    else if (event.key === 'Enter' || isM) drop(current);
    return true;
  }

  // Losing the focus gives up.
  const leave = useEffectEvent(() => carry && giveUp());
  useEffect(() => listen(scroller.current, { focusout: () => leave() }), [scroller]);

  // Keep the landing place in view after each step.
  useLayoutEffect(() => {
    if (carry) scroller.current?.querySelector('[data-ghost]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [carry, scroller]);

  return { carried: current?.drag ?? null, press };
}
