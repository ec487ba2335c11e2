import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { mayDo } from '#domain/members/rights.ts';
import { useSession } from '#web/ground/session.ts';
import { type Member, MemberBefore } from '#web/ground/use-may.ts';
import { useLater } from '#web/ui/later.tsx';
import { SkeletonRows } from '#web/ui/loading.tsx';
import { NoticeAbove } from '#web/ui/notice-above.ts';
import { hasTyped } from '#web/ui/unsaved.ts';
import { usePageHandle } from './shell/page-title.ts';
import { withoutRight } from './shell/without-right-later.ts';

/** As long as the right lasts, and after it for what was typed: `before` is who they were until then. */
type Seen = { pathname: string; before: Member; isTyped?: boolean };

export type Standing = { isOpen: boolean; before?: Member };

/** Whether the page at this address may be shown. One that lost its right while something was typed on it stays until it is left. */
export function useStanding(): Standing {
  const { member } = useSession();
  const { pathname } = useLocation();
  const needs = usePageHandle()?.needs ?? 'member';
  const [seen, setSeen] = useState<Seen>();
  // Never for somebody else, nor in another salon.
  const wasOpen = seen?.pathname === pathname && seen.before.id === member.id;

  if (mayDo(member, needs)) {
    if (!wasOpen || seen.before !== member) setSeen({ pathname, before: member });
    return { isOpen: true };
  }
  if (!wasOpen) return { isOpen: false };
  // Decided once: what is discarded later does not take the page away from whoever reads it.
  const isTyped = seen.isTyped ?? hasTyped();
  if (isTyped !== seen.isTyped) setSeen({ ...seen, isTyped });
  return isTyped ? { isOpen: true, before: seen.before } : { isOpen: false };
}

const nothing = () => {};

/** The page, or in its place that it may not be opened: what it would show is not asked for. */
export function Guarded({ isOpen, before, children }: Standing & { children: ReactNode }) {
  const isLost = before !== undefined;
  const Words = useLater(withoutRight, !isOpen || isLost, nothing);
  if (!isOpen) return Words ? <Words is="shut" /> : <SkeletonRows />;
  const lost = isLost && Words && <Words is="lost" />;
  return (
    <MemberBefore value={before}>
      {lost && <div className="mb-4">{lost}</div>}
      <NoticeAbove value={lost}>{children}</NoticeAbove>
    </MemberBefore>
  );
}
