import { Tabs as Base } from '@base-ui/react/tabs';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link, matchPath, useLocation } from 'react-router';
import { Count } from './badge.tsx';

type TabsProps<Value extends string> = {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  tabs: readonly { value: Value; label: string; panel: ReactNode }[];
};

/** Tabs without an address of their own; otherwise use `TabLinks`. */
export function Tabs<Value extends string>({ label, value, onChange, tabs }: TabsProps<Value>) {
  return (
    <Base.Root value={value} onValueChange={(next: Value) => onChange(next)}>
      <Base.List aria-label={label} className={list}>
        {tabs.map((one) => (
          <Base.Tab key={one.value} value={one.value} className={`${tab} data-active:text-brand-text ${line}`}>
            {one.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((one) => (
        <Base.Panel key={one.value} value={one.value} className="pt-6">
          {one.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}

type TabLinksProps = {
  label: string;
  links: readonly {
    to: string;
    label: string;
    count?: number;
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
    <nav ref={nav} aria-label={label} className={list}>
      {links.map(({ to, label, count }, index) => (
        <Link
          key={to}
          to={to}
          aria-current={index === current ? 'page' : undefined}
          className={`${tab} aria-[current=page]:text-brand-text ${line}`}
        >
          {label}
          {count ? <Count>{count}</Count> : null}
        </Link>
      ))}
    </nav>
  );
}

const list = 'relative flex gap-6 overflow-x-auto border-b border-divider [scrollbar-width:none]';

// The focus ring is inside, because a scrolling row would cut it off.
const tab =
  'relative inline-flex h-12 flex-none items-center justify-center gap-2 max-md:min-w-11 text-sm font-medium whitespace-nowrap text-muted transition-colors ' +
  'hover:text-text focus-visible:outline-offset-[-2px]';

const line =
  'after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:rounded-t-sm data-active:after:bg-brand-text aria-[current=page]:after:bg-brand-text';
