import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { DayEntry } from '#contract/cashier/month.ts';
import { comandaPath, receiptPath, salePath } from '#contract/paths.ts';
import { api } from '#web/ground/api/client.ts';
import { usePages } from '#web/ground/api/use-pages.ts';
import { LoadMore } from '#web/ground/paged-rows.tsx';
import { useFormat } from '#web/ground/use-format.ts';
import { useMay } from '#web/ground/use-may.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Query } from '#web/ui/query.tsx';
import { rowWithButton } from '#web/ui/table-parts.tsx';
import { useOverlay } from '#web/ui/use-overlay.ts';
import { VoidDialog } from '../sale/void-dialog.tsx';
import { useDayWords } from './use-day-words.ts';

/** What was paid and voided on a day. From here a sale is voided or its receipt printed. */
export function DayEntries({ date }: { date: string }) {
  const { t } = useTranslation('cashier');
  const format = useFormat();
  const list = usePages(api.cashier.dayEntries, { date });
  const voiding = useOverlay<NonNullable<DayEntry['sale']>>();
  return (
    <section className="@container border-t border-divider">
      <h3 className="pt-3 pr-6 pb-1 pl-13 text-xs font-medium text-muted max-md:pr-4 max-md:pl-11">
        {t('month.entries.title')}
      </h3>
      <Query
        query={list}
        rows={3}
        failure={(detail) => t('month.entries.failed', { detail })}
        empty={<p className="py-3 pr-6 pl-13 text-muted max-md:pr-4 max-md:pl-11">{t('month.entries.empty')}</p>}
      >
        {(entries) => (
          <ul aria-label={t('month.entries.of', { date: format.date(date) })} className="divide-y divide-divider pb-2">
            {entries.map((entry) => (
              <EntryRow key={entry.id} entry={entry} day={date} onVoid={voiding.open} />
            ))}
          </ul>
        )}
      </Query>
      {list.more && !list.error && (
        <div className="grid justify-items-center border-t border-divider p-3">
          <LoadMore list={list} variant="ghost">
            {t('month.entries.more')}
          </LoadMore>
        </div>
      )}
      {voiding.what && <VoidDialog key={voiding.turn} {...voiding.state} sale={voiding.what} />}
    </section>
  );
}

type Sold = NonNullable<DayEntry['sale']>;
type Props = { entry: DayEntry; day: string; onVoid: (sale: Sold) => void };

/** One line where there is room, else two; then its actions are on the page that the row leads to. */
function EntryRow({ entry, day, onVoid }: Props) {
  const { t } = useTranslation(['cashier', 'app']);
  const words = useDayWords();
  const { sale, methods } = entry;
  const isBack = entry.kind === 'void';
  return (
    <li
      className={classNames(
        rowWithButton,
        'grid min-h-12 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-1.5 pr-11 pl-13 text-sm max-md:pr-9 max-md:pl-11',
        '@2xl:grid-cols-[2.75rem_minmax(0,1fr)_8rem_6rem_9.5rem] @2xl:pr-6',
        'hover:bg-subtle dark:hover:bg-raised',
      )}
    >
      <div className="flex min-w-0 flex-wrap items-end gap-x-2 @2xl:order-2">
        <Link
          to={sale ? salePath(sale.id) : comandaPath(entry.id)}
          data-row-button
          className="block max-w-full break-words outline-none after:absolute after:inset-0"
        >
          <span className="font-medium">{entry.client_name || t('sale.walkIn')}</span> <What entry={entry} />
        </Link>
        {entry.kind === 'sale' && sale?.voided_on && <Voided on={sale.voided_on} day={day} />}
      </div>
      <p
        className={classNames(
          'text-right font-medium tabular-nums @max-2xl:self-start @2xl:order-4',
          isBack && 'text-danger-text',
        )}
      >
        {words.amount(entry.amount)}
      </p>
      <p className="col-span-2 flex flex-wrap gap-x-2 text-13 text-muted @2xl:contents">
        <span className="tabular-nums @2xl:order-1">{entry.time}</span>
        <span className="@2xl:order-3">{methods.map((method) => t(`app:paymentMethods.${method}`)).join(', ')}</span>
      </p>
      <ChevronRight aria-hidden className="absolute right-4 size-4 text-muted max-md:right-3 @2xl:hidden" />
      <div className="-mr-3 hidden justify-end @2xl:order-5 @2xl:flex">
        {!isBack && <Actions entry={entry} onVoid={onVoid} />}
      </div>
    </li>
  );
}

/** Most entries are appointments, so two-line rows say it only to screen readers. */
function What({ entry: { kind, sale } }: { entry: DayEntry }) {
  const { t } = useTranslation('cashier');
  if (!sale) {
    return <span className="block text-13 text-muted @max-2xl:sr-only">{t('month.entries.appointment')}</span>;
  }
  const { number } = sale;
  if (kind === 'void')
    return <span className="block text-13 text-danger-text">{t('month.entries.void', { number })}</span>;
  return <span className="block text-13 text-muted">{t('sale.numbered', { number })}</span>;
}

/** A voided sale still counts on its own day; the refund counts on the day of the void. */
function Voided({ on, day }: { on: string; day: string }) {
  const { t } = useTranslation('cashier');
  const { date } = useFormat();
  return (
    <Badge tone="cancel">
      {on === day ? t('month.entries.voided') : t('month.entries.voidedOn', { date: date(on) })}
    </Badge>
  );
}

function Actions({ entry: { id, sale, client_name }, onVoid }: Omit<Props, 'day'>) {
  const { t } = useTranslation('cashier');
  const may = useMay();
  return (
    <>
      {sale && !sale.voided_on && may('corrections') && (
        <Button
          size="sm"
          variant="danger"
          aria-label={t('sale.voidTitle', { number: sale.number })}
          onClick={() => onVoid(sale)}
        >
          {t('sale.void')}
        </Button>
      )}
      <ButtonLink
        size="sm"
        variant="ghost"
        aria-label={
          sale
            ? t('month.entries.receiptOfSale', { number: sale.number })
            : t('month.entries.receiptOfAppointment', { client: client_name })
        }
        render={<Link to={receiptPath(sale ? { sale: sale.id } : { appointment: id })} />}
      >
        {t('sale.receipt')}
      </ButtonLink>
    </>
  );
}
