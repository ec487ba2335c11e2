import { useTranslation } from 'react-i18next';
import type { DayRange } from '#domain/shared/period.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/loading.tsx';
import { Amount } from './amount.tsx';
import type { useStillOwed } from './use-still-owed.ts';
import { useWords } from './use-words.ts';

type Props = { owed: ReturnType<typeof useStillOwed>; range: DayRange; onUse: (amount: number) => void };

/** What is owed, with what was paid since, and the way to take it over. */
export function OwedBox({ owed, range: { last }, onUse }: Props) {
  const { t } = useTranslation('commissions');
  const { date, money } = useWords();
  if (!owed) return <Skeleton className="h-16 w-full" />;
  const isSame = owed.paidSince === 0 && owed.settledSince === 0;
  return (
    <div className="grid gap-2 rounded-card bg-subtle px-4 py-3">
      <Line name={t('advance.owedOn', { date: date(last) })} amount={owed.owed} isSum={isSame} />
      {owed.paidSince !== 0 && <Line name={t('advance.paidSince')} amount={-owed.paidSince} />}
      {owed.settledSince !== 0 && <Line name={t('advance.settledSince')} amount={-owed.settledSince} />}
      {!isSame && <Line name={t('advance.left')} amount={owed.left} isSum />}
      {owed.left > 0 ? (
        <Button size="sm" className="justify-self-start" onClick={() => onUse(owed.left)}>
          {t('advance.use', { amount: money(owed.left) })}
        </Button>
      ) : (
        <p className="text-13 text-muted">{t(owed.left < 0 ? 'advance.overpaid' : 'advance.nothingOwed')}</p>
      )}
    </div>
  );
}

function Line({ name, amount, isSum = false }: { name: string; amount: number; isSum?: boolean }) {
  return (
    <p className="flex justify-between gap-3">
      <span className={isSum ? 'font-medium' : 'text-muted'}>{name}</span>
      <Amount of={amount} className={isSum ? 'font-semibold' : undefined} />
    </p>
  );
}
