import { useLayoutEffect, useRef } from 'react';
import { Link, matchPath, useLocation } from 'react-router';
import { Count } from './badge.tsx';
import { tab, tabLine, tabList } from './tab-style.ts';

type TabLinksProps = {
  label: string;
  links: readonly {
    to: string;
    label: string;
    /** Of what waits. */
    count?: number;
    /** Of all there is. */
    total?: number | undefined;
    /** For addresses that differ only in their query. */
    isCurrent?: boolean;
  }[];
};

/** Tabs with addresses: links in a navigation, not tabs to a screen reader. */
export function TabLinks({ label, links }: TabLinksProps) {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const current = links.findIndex(
    ({ to, isCurrent }) => isCurrent ?? matchPath(to.replace(/\?.*/, ''), pathname) !== null,
  );

  // Where the row is wider than the screen, keeps the current link visible.
  useLayoutEffect(() => {
    const row = nav.current;
    const here = row?.children[current];
    if (row && here instanceof HTMLElement) row.scrollLeft = here.offsetLeft - (row.clientWidth - here.offsetWidth) / 2;
  }, [current]);

  return (
    <nav ref={nav} aria-label={label} className={tabList}>
      {links.map(({ to, label, count, total }, index) => (
        <Link
          key={to}
          to={to}
          aria-current={index === current ? 'page' : undefined}
          className={`${tab} aria-[current=page]:text-brand-text ${tabLine}`}
        >
          {label}
          {count ? <Count>{count}</Count> : null}
          {total ? <span className="font-normal text-muted tabular-nums">{total}</span> : null}
        </Link>
      ))}
    </nav>
  );
}
