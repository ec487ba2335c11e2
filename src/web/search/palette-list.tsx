import { type MouseEvent, type ReactNode, useEffect } from 'react';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Skeleton } from '#web/ui/loading.tsx';
import { marksIn, marksInPhone } from './marks.ts';
import type { Group, Row } from './row.ts';

type Props = {
  id: string;
  groups: readonly Group[];
  /** The key of the row that Enter opens. */
  active: string | undefined;
  typed: string;
  onActive: (key: string) => void;
  onChoose: (row: Row, event: MouseEvent) => void;
};

/** The rows in their groups. The focus stays in the field, which names the active row. */
export function PaletteList({ id, groups, active, typed, onActive, onChoose }: Props) {
  const { t } = useTranslation('search');
  useEffect(() => {
    if (active) document.getElementById(rowId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    <div id={id} role="listbox" aria-label={t('results')} className="px-2 pb-2 max-md:px-1 max-md:pb-6">
      {groups.map(({ name, rows }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
        <div key={name} role="group" aria-label={t(`groups.${name}`)}>
          <div aria-hidden className="px-3 pt-3 pb-1 text-xs font-medium text-muted max-md:text-13">
            {t(`groups.${name}`)}
          </div>
          {rows.map((row) => (
            // The keys are those of the field.
            // biome-ignore lint/a11y/useKeyWithClickEvents: see above
            // biome-ignore lint/a11y/useFocusableInteractive: see above
            <div
              key={row.key}
              id={rowId(id, row.key)}
              role="option"
              aria-selected={row.key === active}
              onClick={(event) => onChoose(row, event)}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onPointerMove={() => row.key !== active && onActive(row.key)}
              className="grid min-h-12 scroll-my-8 cursor-default grid-cols-[2.25rem_minmax(0,1fr)_auto] items-center gap-3 rounded-lg px-3 py-1 aria-selected:bg-brand-tint-strong max-md:min-h-15 pointer-coarse:aria-selected:bg-transparent forced-colors:aria-selected:outline-2 forced-colors:aria-selected:outline-solid"
            >
              {row.icon}
              <Words row={row} typed={typed} isActive={row.key === active} />
              <span className="flex items-center gap-2 text-13 whitespace-nowrap text-muted">
                {row.aside}
                {row.key === active && <Key className="max-md:hidden pointer-coarse:hidden">{t('keys.enter')}</Key>}
              </span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

export const rowId = (list: string, key: string) => `${list}-${key}`;

function Words({ row, typed, isActive }: { row: Row; typed: string; isActive: boolean }) {
  const { title, detail, isPhone } = row;
  return (
    <span className="min-w-0">
      <span className="block truncate font-medium max-md:text-base" title={title}>
        <Marks text={title} at={row.typed ? marksIn(title, row.typed) : []} />
      </span>
      {detail && (
        <span
          className={`block truncate text-13 max-md:text-sm ${isActive ? 'text-text' : 'text-muted'}`}
          title={detail}
        >
          <Marks text={detail} at={isPhone ? marksInPhone(detail, typed) : []} />
        </span>
      )}
    </span>
  );
}

function Marks({ text, at }: { text: string; at: [from: number, to: number][] }): ReactNode {
  let done = 0;
  const parts = at.map(([from, to]) => {
    const before = text.slice(done, from);
    done = to;
    return (
      <span key={from}>
        {before}
        <mark className="bg-transparent font-semibold text-inherit underline decoration-brand-text decoration-2 underline-offset-3">
          {text.slice(from, to)}
        </mark>
      </span>
    );
  });
  return (
    <>
      {parts}
      {text.slice(done)}
    </>
  );
}

/** Where what was opened last will be in a moment: nothing moves when it arrives. */
export function Placeholders({ count }: { count: number }) {
  return (
    <div className="px-2 pt-8">
      {[...Array(count).keys()].map((row) => (
        <div key={row} className="flex h-12 items-center gap-3 px-3 max-md:h-15">
          <Skeleton className="size-9" />
          <Skeleton className="h-4 w-2/5" />
        </div>
      ))}
    </div>
  );
}

export function Key({ children, className = '' }: { children: string; className?: string }) {
  return (
    <kbd
      className={`inline-grid h-5.5 min-w-5.5 place-items-center rounded-control border border-edge bg-raised px-1.5 font-sans text-xs text-muted ${className}`}
    >
      {children}
    </kbd>
  );
}
