import { createContext, type ReactNode, use } from 'react';
import { useTranslation } from '#web/texts/use-translation.ts';
import { classNames } from '#web/ui/class-names.ts';
import { overlayLater } from '#web/ui/later.tsx';
import { useOverlay } from '#web/ui/use-overlay.ts';
import type { LinesOf, RowsOf } from './rows-sheets.tsx';

const LinesSheet = overlayLater(async () => (await import('./rows-sheets.tsx')).LinesSheet);
const RowsSheet = overlayLater(async () => (await import('./rows-sheets.tsx')).RowsSheet);

/** The rows beneath a figure: services with their shares, or whatever else it adds up. */
export type Beneath = RowsOf | LinesOf;

const Open = createContext<(rows: Beneath) => void>(() => {});

/** Around a report: shows the rows of the figure that was pressed. */
export function RowsProvider({ children }: { children: ReactNode }) {
  const { what, turn, state, open } = useOverlay<Beneath>();
  return (
    <Open value={open}>
      {children}
      {what &&
        ('of' in what ? <LinesSheet key={turn} {...state} {...what} /> : <RowsSheet key={turn} {...state} {...what} />)}
    </Open>
  );
}

type Props = {
  rows: Beneath;
  /** Words of their own below a figure, rather than the figure itself. */
  isBelow?: boolean;
  children: ReactNode;
};

/** Opens the rows beneath a figure; a finger's height on a phone. On paper a figure is only a figure. */
export function OpenRows({ rows, isBelow = false, children }: Props) {
  const { t } = useTranslation('reports');
  const open = use(Open);
  return (
    <button
      type="button"
      title={isBelow ? undefined : t('rows.open')}
      onClick={() => open(rows)}
      className={classNames(
        'rounded-control underline-offset-3 hover:underline max-md:min-h-11 max-md:min-w-11',
        isBelow ? 'no-print block text-left font-medium text-brand-text' : 'text-right',
      )}
    >
      {children}
    </button>
  );
}

/** A row's name that leads somewhere: on a phone as high as a finger, and on as many lines as it needs. */
export const nameLink =
  'inline-block max-w-full rounded-control align-middle hover:underline max-md:py-2.5 max-md:whitespace-normal max-md:wrap-anywhere';

/** A row's name that opens the rows beneath it. On paper it is only the name. */
export function OpenName({ name, rows }: { name: string; rows: Beneath }) {
  const { t } = useTranslation('reports');
  const open = use(Open);
  return (
    <button
      type="button"
      title={t('rows.open')}
      onClick={() => open(rows)}
      className={`${nameLink} text-left font-medium underline-offset-3 md:truncate`}
    >
      {name}
    </button>
  );
}
