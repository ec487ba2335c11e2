import { useTranslation } from 'react-i18next';
import { isEarning } from '#domain/commissions/statement.ts';
import { displayPhone } from '#domain/shared/phone.ts';
import { addDays } from '#domain/shared/time.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { useEntryWords } from './use-entry-words.ts';
import type { Paper } from './use-paper.ts';
import { useWords } from './use-words.ts';

/** A statement that both sign, the oldest line first. It is on paper alone. */
export function StatementPaper({ statement, salon }: Paper) {
  const { t } = useTranslation('commissions');
  const { date, days, money, percent } = useWords();
  const words = useEntryWords();
  const today = useSalonToday();
  const { staff, sums, entries, first, last } = statement;
  return (
    <article aria-label={t('paper.title')} className="print-alone hidden bg-white text-sm text-black print:block">
      <header className="flex justify-between gap-4 border-b-2 border-black pb-3">
        <div className="min-w-0">
          <h2 className="text-2xl font-semibold break-words">{salon.business_name}</h2>
          <p className="whitespace-pre-line">{salon.address}</p>
          <p>{displayPhone(salon.phone)}</p>
        </div>
        <p className="text-right">
          <strong className="block text-xl font-semibold">{t('paper.title')}</strong>
          {days({ first, last })}
        </p>
      </header>
      <dl className="flex flex-wrap gap-x-12 gap-y-2 py-3 [&_dt]:text-xs">
        <div>
          <dt>{t('filters.professional')}</dt>
          <dd className="font-semibold">{staff.staff_name}</dd>
        </div>
        <div>
          <dt>{t('paper.issued')}</dt>
          <dd>{date(today)}</dd>
        </div>
      </dl>
      <table className="w-full text-xs tabular-nums [&_td]:py-1 [&_td]:align-top [&_:is(td,th):not(:first-child)]:pl-3 [&_:is(td,th):nth-child(n+3)]:text-right [&_td:nth-child(n+3)]:whitespace-nowrap [&_th]:align-bottom">
        <thead className="border-b border-black text-left text-xs">
          <tr>
            <th className="py-1.5">{t('statement.columns.date')}</th>
            <th>{t('statement.columns.description')}</th>
            <th>{t('statement.columns.value')}</th>
            <th>{t('paper.percent')}</th>
            <th>{t('statement.columns.commission')}</th>
            <th>{t(sums.settled_total === 0 ? 'statement.columns.advance' : 'statement.columns.advanceOrSettled')}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-neutral-300">
          {entries.map((entry) => {
            const isPaid = !isEarning(entry.movement);
            const share = entry.arithmetic?.percent;
            const base = entry.arithmetic?.base ?? entry.total_value;
            return (
              <tr key={entry.id}>
                <td className="whitespace-nowrap">{date(entry.date)}</td>
                <td className="wrap-anywhere">
                  {[
                    words.title(entry),
                    entry.movement === 'void' && t('statement.void'),
                    words.detail(entry),
                    // What the percentage is of, so that whoever signs can reckon it.
                    base !== entry.total_value && t('paper.net', { amount: money(base) }),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </td>
                <td>{!isPaid && money(entry.total_value)}</td>
                <td>{share !== undefined && share !== null && percent(share)}</td>
                <td>{!isPaid && money(entry.commission_amount)}</td>
                <td>{isPaid && money(-entry.value)}</td>
              </tr>
            );
          })}
          {entries.length === 0 && (
            <tr>
              <td colSpan={6}>{t('statement.empty')}</td>
            </tr>
          )}
        </tbody>
      </table>
      <div className="mt-4 ml-auto grid w-80 break-inside-avoid gap-1 border-t-2 border-black pt-2 tabular-nums">
        <Sum name={t('summary.columns.commissions_total')} value={money(sums.commissions_total)} />
        <Sum name={t('summary.columns.advances_total')} value={money(-sums.advances_total)} />
        {sums.settled_total !== 0 && (
          <Sum name={t('summary.columns.settled_total')} value={money(-sums.settled_total)} />
        )}
        <Sum name={t('paper.balance')} value={money(sums.balance)} />
        <Sum name={t('statement.opening', { date: date(addDays(first, -1)) })} value={money(sums.previous_balance)} />
        <p className="flex justify-between gap-6 border-t border-black pt-1 text-base font-semibold">
          <span>{t('statement.closing', { date: date(last) })}</span>
          <span className="whitespace-nowrap">{money(sums.owed)}</span>
        </p>
      </div>
      <section className="break-inside-avoid pt-8">
        <p>{t('paper.agreed')}</p>
        <div className="flex gap-8 pt-14 text-center text-xs">
          <p className="flex-1 border-t border-black pt-1">{salon.business_name}</p>
          <p className="flex-1 border-t border-black pt-1">{staff.staff_name}</p>
          <p className="w-36 border-t border-black pt-1">{t('paper.date')}</p>
        </div>
      </section>
    </article>
  );
}

function Sum({ name, value }: { name: string; value: string }) {
  return (
    <p className="flex justify-between gap-6">
      <span>{name}</span>
      <span className="whitespace-nowrap">{value}</span>
    </p>
  );
}
