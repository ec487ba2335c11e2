import { useEffect, useState } from 'react';
import type { MoreRows } from '#web/ui/more-rows.ts';
import { useScrollSpy } from '#web/ui/use-scroll-spy.ts';
import type { CardRow } from './card-rows.ts';
import { COVERED_AT_TOP, type useCardWindow } from './use-card-window.ts';

/** Enough rows after a head to scroll it to the top of any screen. */
const ENOUGH_BEHIND = 20;

type List = {
  rows: readonly CardRow<unknown>[];
  virtual: ReturnType<typeof useCardWindow>['virtual'];
  more: MoreRows | undefined;
  hasFailed: boolean;
};

/** The category in view; scrolling and clicks change it. */
export function useCategoryJump({ rows, virtual, more, hasFailed }: List) {
  const [active, setActive] = useState<string>();
  const [target, setTarget] = useState<string>();
  const [arrived, setArrived] = useState<string>();
  const beginJump = useScrollSpy(() => {
    const read = virtual.getVirtualItemForOffset(window.scrollY + COVERED_AT_TOP + 8);
    setActive(read && rows[read.index]?.category);
  });

  // Loads pages until the category is there.
  useEffect(() => {
    if (target === undefined) return;
    const head = rows.findIndex(({ category }) => category === target);
    const isHere = head >= 0 && head + ENOUGH_BEHIND < rows.length;
    if (!isHere && more && !hasFailed) {
      if (!more.isPaused) more.load();
      return;
    }
    setTarget(undefined);
    if (head < 0) return;
    virtual.scrollToIndex(head, { align: 'start' });
    setArrived(target);
  }, [target, rows, virtual, more, hasFailed]);

  return {
    active,
    /** The category whose head takes the focus as soon as it is rendered. */
    arrived,
    forgetArrival: () => setArrived(undefined),
    jump(category: string) {
      beginJump();
      setActive(category);
      setTarget(category);
    },
  };
}
