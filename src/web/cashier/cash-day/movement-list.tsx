import { CircleMinus, CirclePlus, LockOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CashDay } from '#contract/cashier/cash-day.ts';
import { formatTime, salonNow } from '#domain/shared/time.ts';
import { useSession } from '#web/ground/session.ts';
import { CardRow, CardRows } from '#web/ui/card.tsx';
import { useSigned } from './use-signed.ts';

/** What was put in and taken out without a client, the newest first; the opening is the last. */
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
