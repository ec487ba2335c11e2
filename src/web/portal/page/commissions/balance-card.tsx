import { useTranslation } from 'react-i18next';
import type { CommissionSums } from '#contract/commissions/operations.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useWriting } from '../use-writing.ts';

/** What one comes here for: this month's balance, and with what was open before, what is owed today. */
export function BalanceCard({ summary, today }: { summary: CommissionSums; today: string }) {
  const { t } = useTranslation('portal');
  const writing = useWriting();
  return (
    <section
      aria-labelledby="balance-title"
      className="rounded-card bg-brand-900 px-4 pt-4 pb-3.5 text-white forced-colors:border"
    >
      <h2 id="balance-title" className="text-sm text-[#e3c8ff]">
        {t('page.commissions.balanceOf', { month: writing.monthInside(today) })}
      </h2>
      <p
        className={classNames(
          'text-3xl leading-9.5 font-semibold tabular-nums',
          summary.balance < 0 && 'text-[#fca5a5]',
        )}
      >
        {writing.money(summary.balance)}
      </p>
      <dl className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-x-4 gap-y-2 border-t border-white/18 pt-2.5 text-sm">
        <div>
          <dt className="text-13 text-[#e3c8ff]">{t('page.commissions.previous')}</dt>
          <dd className="font-medium tabular-nums">{writing.money(summary.previous_balance)}</dd>
        </div>
        <div>
          <dt className="text-13 text-[#e3c8ff]">{t('page.commissions.owedToday')}</dt>
          <dd className="font-medium tabular-nums">{writing.money(summary.owed)}</dd>
        </div>
      </dl>
    </section>
  );
}
