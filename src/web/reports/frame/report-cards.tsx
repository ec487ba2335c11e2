import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/ui/class-names.ts';

type Props = {
  /** What screen readers call them; of the page that its title names, "Resumo". */
  label?: string;
  /** On which date they are counted. */
  note?: string;
  /** Each says several lines: where they do not fit side by side they stand below each other. */
  isLong?: boolean;
  children: ReactNode;
};

const look = {
  short:
    'auto-cols-fr max-xl:grid-cols-2 max-[22.5rem]:grid-cols-1 min-[22.5rem]:max-xl:*:last:odd:col-span-2 xl:grid-flow-col',
  long: 'auto-cols-fr lg:grid-flow-col',
};

/** The figures at the top of a report; on a phone two by two, and one that would stand alone takes the whole row. */
export function ReportCards({ label, note, isLong = false, children }: Props) {
  const { t } = useTranslation('reports');
  return (
    <section aria-label={label ?? t('frame.cards')} className="grid gap-3">
      <div className={classNames('grid gap-4 max-md:gap-3', isLong ? look.long : look.short)}>{children}</div>
      {note && <p className="text-13 text-muted">{note}</p>}
    </section>
  );
}
