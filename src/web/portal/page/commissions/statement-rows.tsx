import { ChevronRight, CircleMinus } from 'lucide-react';
import { useId, useState } from 'react';
import type { StatementEntry } from '#contract/commissions/operations.ts';
import { isTip } from '#domain/commissions/statement.ts';
import type { StatementRow } from '#domain/portal/statement.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useWriting } from '../use-writing.ts';

const grid = 'grid w-full grid-cols-[18px_minmax(0,1fr)_auto] items-center gap-x-2.5 px-4 py-3 text-left';
const detail = 'block text-13 text-muted tabular-nums';

/** A payment, or what was settled outside. */
export function PaidRow({ entry }: { entry: StatementEntry }) {
  const { t } = useTranslation('portal');
  const { money, date } = useWriting();
  return (
    <div className={grid}>
      <CircleMinus aria-hidden strokeWidth={1.75} className="size-4.5 text-pending-text" />
      <span className="min-w-0">
        <span className="block font-medium">
          {t(`page.commissions.${entry.movement === 'settlement' ? 'settled' : 'advance'}`)}
        </span>
        <span className={`${detail} wrap-anywhere`}>
          {[date(entry.date), entry.description].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="font-medium tabular-nums">{money(entry.value)}</span>
    </div>
  );
}

type DayProps = { row: Extract<StatementRow<StatementEntry>, { kind: 'day' }>; isOpen: boolean };

/** A day's earnings; opened, each with its calculation. */
export function DayRow({ row, isOpen: isOpenAtFirst }: DayProps) {
  const { t } = useTranslation('portal');
  const { money, shortDay } = useWriting();
  const id = useId();
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className={classNames(grid, 'outline-offset-[-2px] hover:bg-subtle', isOpen && 'bg-page dark:bg-subtle')}
      >
        <ChevronRight
          aria-hidden
          className={classNames('size-4.5 text-muted transition-transform', isOpen && 'rotate-90')}
        />
        <span className="min-w-0">
          <span className="block font-medium">{shortDay(row.date)}</span>
          <span className={detail}>
            {t('page.commissions.dayServices', { count: row.services, value: money(row.total) })}
          </span>
        </span>
        <span className="font-medium tabular-nums">{money(row.value)}</span>
      </button>
      <ul id={id} hidden={!isOpen} className="bg-page px-4 pb-2 pl-11 dark:bg-subtle">
        {row.entries.map((entry) => (
          <Line key={entry.id} entry={entry} />
        ))}
      </ul>
    </>
  );
}

function Line({ entry }: { entry: StatementEntry }) {
  const { t } = useTranslation('portal');
  const { money } = useWriting();
  const words: Partial<Record<StatementEntry['movement'], string>> = {
    product: t('page.commissions.product'),
    void: t('page.commissions.voided'),
    sold: entry.sale_number === null ? '' : t('page.commissions.sale', { number: entry.sale_number }),
    sold_void: t('page.commissions.voided'),
    tip_void: t('page.commissions.voided'),
  };
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-3 border-t border-divider py-2">
      <span className="min-w-0 flex-1 basis-32">
        <span className="block text-sm wrap-anywhere">
          {isTip(entry.movement) ? t('page.commissions.tip') : entry.service_name}
        </span>
        <span className={`${detail} wrap-anywhere`}>
          {[words[entry.movement], entry.client_name].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="ml-auto text-right">
        <span className={classNames('block text-sm tabular-nums', entry.value < 0 && 'text-danger-text')}>
          {money(entry.value)}
        </span>
        <Arithmetic entry={entry} />
      </span>
    </li>
  );
}

/** "400,00 × 40%" */
function Arithmetic({ entry: { arithmetic } }: { entry: StatementEntry }) {
  const { t } = useTranslation('portal');
  const { amount, percent } = useWriting();
  if (!arithmetic) return null;
  if (arithmetic.percent === null) return <span className={detail}>{t('page.commissions.noPercent')}</span>;
  const parts = { base: amount(arithmetic.base), percent: percent(arithmetic.percent) };
  return (
    <span className={detail}>
      {arithmetic.way === 'net' ? t('page.commissions.timesNet', parts) : t('page.commissions.times', parts)}
    </span>
  );
}
