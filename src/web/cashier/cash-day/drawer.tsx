import { CircleMinus, CirclePlus, LockOpen } from 'lucide-react';
import type { CashDay } from '#contract/cashier/cash-day.ts';
import { type Cents, cents } from '#domain/shared/money.ts';
import { formatTime, salonNow } from '#domain/shared/time.ts';
import { useSession } from '#web/ground/session.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { CardRow, CardRows } from '#web/ui/card.tsx';

/** How much cash the drawer should hold, and why. */
export function Drawer({ day }: { day: CashDay }) {
  const { t } = useTranslation('cashier');
  const { money } = useFormat();
  const signed = useSigned();
  const rows = [
    [t('cashDay.float'), money(day.float as Cents)],
    [t('cashDay.received'), signed(day.cash_received)],
    [t('cashDay.supplies'), signed(day.supplies)],
    [t('cashDay.withdrawals'), signed(-day.withdrawals)],
    [t('cashDay.voids'), signed(-day.cash_voids)],
  ] as const;
  return (
    <div className="grid gap-3">
      <p className="-mt-2 text-13 text-muted">
        <OpenedBy day={day} />
      </p>
      <dl className="grid gap-2.5 text-sm">
        {rows.map(([label, amount]) => (
          <div key={label} className="flex justify-between gap-3">
            <dt className="text-muted">{label}</dt>
            <dd className="tabular-nums">{amount}</dd>
          </div>
        ))}
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 border-t border-divider pt-3">
          <dt>{t('cashDay.expected')}</dt>
          <dd className="text-2xl font-semibold tabular-nums">{money(day.expected as Cents)}</dd>
        </div>
      </dl>
    </div>
  );
}

function OpenedBy({ day: { opened_at, opened_by: name } }: { day: CashDay }) {
  const { t } = useTranslation('cashier');
  const { moment } = useFormat();
  const { timezone } = useSession().profile;
  const today = useSalonToday();
  const opened = salonNow(Temporal.Instant.from(opened_at), timezone);
  return opened.date === today
    ? t('cashDay.openedToday', { time: formatTime(opened.minutes), name })
    : t('cashDay.openedBefore', { moment: moment(opened_at), name });
}

/** Cash put in and taken out without a client, the newest first, down to the opening. */
export function MovementList({ day }: { day: CashDay }) {
  const { t } = useTranslation('cashier');
  const signed = useSigned();
  const { timezone } = useSession().profile;
  const timeOf = (moment: string) => formatTime(salonNow(Temporal.Instant.from(moment), timezone).minutes);
  const rows = [
    ...day.movements.map(({ id, kind, amount, reason, created_at }) => ({
      id,
      icon: kind === 'supply' ? CirclePlus : CircleMinus,
      name: t(`cashDay.${kind}`),
      detail: [timeOf(created_at), reason].filter(Boolean).join(', '),
      amount: signed(kind === 'supply' ? amount : -amount),
    })),
    {
      id: day.id,
      icon: LockOpen,
      name: t('cashDay.opening'),
      detail: `${timeOf(day.opened_at)}, ${t('cashDay.float')}`,
      amount: signed(day.float),
    },
  ];
  return (
    <CardRows aria-label={t('cashDay.movements')}>
      {rows.map(({ id, icon: Icon, name, detail, amount }) => (
        <CardRow key={id}>
          <Icon aria-hidden strokeWidth={1.75} className="size-4.5 flex-none text-muted" />
          <div className="grid min-w-0 flex-1 text-sm">
            {name}
            <span className="text-13 break-words text-muted">{detail}</span>
          </div>
          <span className="text-sm whitespace-nowrap tabular-nums">{amount}</span>
        </CardRow>
      ))}
    </CardRows>
  );
}

/** An amount with its sign before the currency; zero has none. */
export function useSigned(): (amount: number) => string {
  const { money } = useFormat();
  return (amount) => `${amount > 0 ? '+\u{A0}' : ''}${money(cents(amount))}`;
}
