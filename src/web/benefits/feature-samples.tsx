import { Check, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** An online request as the agenda shows it. */
export function RequestSample() {
  const { t } = useTranslation('benefits');
  return (
    <div className="rounded-control border-[1.5px] border-dashed border-pending-bar bg-pending-bg px-3 py-2">
      <p className="flex justify-between gap-2 font-semibold">
        {client}
        <span className="flex flex-none items-center gap-1 self-start text-xs/5 text-pending-text">
          <Clock size={13} strokeWidth={2.25} />
          {t('sample.waiting')}
        </span>
      </p>
      <p>{t('sample.request')}</p>
      <p className="mt-2 flex items-center gap-2 text-13 font-medium">
        <span className="flex h-8 items-center gap-2 rounded-control bg-brand-fill px-3 text-on-brand">
          <Check size={16} />
          {t('sample.approve')}
        </span>
        <span className="px-3 text-pending-text">{t('sample.refuse')}</span>
      </p>
    </div>
  );
}

export function CommissionSample() {
  const { t } = useTranslation('benefits');
  const rows = [
    { name: 'Camila Rocha', detail: t('sample.serviceCount', { number: 38 }), amount: t('sample.firstCommission') },
    { name: 'Rafael Nogueira', detail: t('sample.serviceCount', { number: 52 }), amount: t('sample.secondCommission') },
    {
      name: 'Juliana Sato',
      detail: t('sample.serviceCountAdvances', { number: 9, advances: t('sample.advances') }),
      amount: t('sample.thirdCommission'),
      negative: true,
    },
  ];
  return rows.map(({ name, detail, amount, negative }) => (
    <p key={name} className="flex justify-between gap-4 border-divider border-t py-2 first:border-t-0 first:pt-0">
      <span>
        {name} <span className="text-muted">{detail}</span>
      </span>
      <span className={`font-semibold whitespace-nowrap tabular-nums ${negative ? 'text-danger-text' : ''}`}>
        {amount}
      </span>
    </p>
  ));
}

const client = 'Larissa Monteiro';
