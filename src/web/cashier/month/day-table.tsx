import { ChevronRight, type LucideIcon, Undo2 } from 'lucide-react';
import type { ComponentType } from 'react';
import type { CashierMonth } from '#contract/cashier/month.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { classNames } from '#web/ui/class-names.ts';
import { type Column, Table } from '#web/ui/table.tsx';
import { TableCell } from '#web/ui/table-parts.tsx';
import { usePhone } from '#web/ui/use-phone.ts';
import { SIGNS } from '../pay/methods.ts';
import { DayEntries } from './day-entries.tsx';
import { useDayWords } from './use-day-words.ts';

type Day = CashierMonth['days'][number];
type Props = { month: CashierMonth; open: ReadonlySet<string>; onToggle: (date: string) => void };

const look =
  'border-divider max-md:border-t [&_[data-open]]:bg-page dark:[&_[data-open]]:bg-subtle ' +
  '[&_td]:h-11 [&_thead_th]:h-10 [&_thead_th]:py-0 [&_thead_th]:text-13';

/** The days of the month, the last first. */
export function DayTable({ month: { cards, days }, open, onToggle }: Props) {
  const { t } = useTranslation('cashier');
  const words = useDayWords();
  const isPhone = usePhone();
  const isOpen = ({ date }: Day) => open.has(date);
  const sum = {
    appointments: days.reduce((sum, day) => sum + day.appointments, 0),
    sales: days.reduce((sum, day) => sum + day.sales, 0),
  };
  // Who sees today alone is not told that it is the month.
  const total = cards ? words.amount(cards.total) : undefined;
  return (
    <div className={look}>
      <Table
        label={t('month.days.title')}
        rows={days}
        rowKey={({ date }) => date}
        columns={[
          {
            key: 'day',
            header: t('month.days.columns.day'),
            cell: (day) => (
              <span className="flex items-center gap-2.5">
                <Arrow isOpen={isOpen(day)} className="size-4" />
                <span className="tabular-nums">{words.date(day.date)}</span>
                <span className="font-normal text-muted">{words.weekday(day.date)}</span>
              </span>
            ),
            total: total && t('month.days.total'),
          },
          ...(['appointments', 'sales'] as const).map(
            (key): Column<Day> => ({
              key,
              header: t(`month.days.columns.${key}`),
              align: 'right',
              cell: (day) => day[key],
              total: total && sum[key],
            }),
          ),
          {
            key: 'total',
            header: t('month.days.columns.total'),
            align: 'right',
            cell: (day) => <strong className="font-semibold">{words.amount(day.total)}</strong>,
            total,
          },
        ]}
        phone={(day) => ({
          lead: <Arrow isOpen={isOpen(day)} className="size-4.5 flex-none" />,
          keepsTitle: true,
          title: (
            <>
              {words.shortWeekday(day.date)}, <span className="tabular-nums">{words.date(day.date)}</span>
            </>
          ),
          detail: words.counts(day),
          value: <strong className="font-semibold">{words.amount(day.total)}</strong>,
        })}
        {...(total && {
          phoneTotal: {
            title: <strong className="font-semibold">{t('month.days.total')}</strong>,
            value: <strong className="font-semibold">{total}</strong>,
            detail: <span className="font-normal">{words.counts(sum)}</span>,
          },
        })}
        unfold={{
          isOpen,
          onToggle: ({ date }) => onToggle(date),
          rows: (day) => <Ways day={day} Way={WayRow} />,
          content: (day) => (
            <>
              {isPhone && (
                <ul className="grid gap-2.5 pr-4 pb-4 pl-11">
                  <Ways day={day} Way={WayLine} />
                </ul>
              )}
              <DayEntries date={day.date} />
            </>
          ),
        }}
      />
    </div>
  );
}

function Arrow({ isOpen, className }: { isOpen: boolean; className: string }) {
  return (
    <ChevronRight
      aria-hidden
      className={classNames('text-muted transition-transform', isOpen && 'rotate-90', className)}
    />
  );
}

type WayProps = { icon: LucideIcon; name: string; count: string; amount: string; isBack?: boolean };

/** A day's payment methods, and what was refunded. */
function Ways({ day: { methods, voids }, Way }: { day: Day; Way: ComponentType<WayProps> }) {
  const { t } = useTranslation(['cashier', 'app']);
  const { amount: written } = useDayWords();
  return (
    <>
      {methods.map(({ method, payments, amount }) => (
        <Way
          key={method}
          icon={SIGNS[method].icon}
          name={t(`app:paymentMethods.${method}`)}
          count={t('month.days.payments', { count: payments })}
          amount={written(amount)}
        />
      ))}
      {voids.count > 0 && (
        <Way
          icon={Undo2}
          name={t('month.days.voids')}
          count={t('month.days.sales', { count: voids.count })}
          amount={written(voids.amount)}
          isBack
        />
      )}
    </>
  );
}

function WayRow({ icon: Icon, name, count, amount, isBack }: WayProps) {
  return (
    <tr className={isBack ? 'text-danger-text' : undefined}>
      <TableCell className="h-9! first:pl-13">
        <span className="flex items-center gap-2.5">
          <Icon aria-hidden strokeWidth={1.75} className={classNames('size-4.5', !isBack && 'text-muted')} />
          {name}
        </span>
      </TableCell>
      <TableCell colSpan={2} align="right" className={classNames('h-9! text-13', !isBack && 'text-muted')}>
        {count}
      </TableCell>
      <TableCell align="right" className="h-9!">
        {amount}
      </TableCell>
    </tr>
  );
}

function WayLine({ icon: Icon, name, amount, isBack }: WayProps) {
  return (
    <li className={classNames('flex items-center gap-3 text-sm', isBack && 'text-danger-text')}>
      <Icon aria-hidden strokeWidth={1.75} className={classNames('size-4.5 flex-none', !isBack && 'text-muted')} />
      <span className="min-w-0 flex-1 truncate">{name}</span>
      <span className="tabular-nums">{amount}</span>
    </li>
  );
}
