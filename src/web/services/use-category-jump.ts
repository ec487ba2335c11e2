import { useEffect, useState } from 'react';
import type { MoreRows } from '#web/ui/more-rows.ts';
import { useScrollFollower } from '#web/ui/use-scroll-follower.ts';
import type { CardRow } from './card-rows.ts';
import { COVERED_AT_TOP, type useCardWindow } from './use-card-window.ts';

/** So many rows behind a head fill any screen, so that it can be scrolled to the top. */
const ENOUGH_BEHIND = 20;

type List = {
  rows: readonly CardRow<unknown>[];
  virtual: ReturnType<typeof useCardWindow>['virtual'];
  more: MoreRows | undefined;
  hasFailed: boolean;
};

/** Which category is being read, and the way to another: it follows the scrolling, and the clicks. */
export function useCategoryJump({ rows, virtual, more, hasFailed }: List) {
  const [active, setActive] = useState<string>();
  const [target, setTarget] = useState<string>();
  const [arrived, setArrived] = useState<string>();
  const beginJump = useScrollFollower(() => {
    const read = virtual.getVirtualItemForOffset(window.scrollY + COVERED_AT_TOP + 8);
    setActive(read && rows[read.index]?.category);
  });

  // A category far down may not be here yet: pages are loaded until it is.
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
    /** The category whose head is to take the focus as soon as it is in the page. */
    arrived,
    forgetArrival: () => setArrived(undefined),
    jump(category: string) {
      beginJump();
      setActive(category);
      setTarget(category);
    },
  };
}
