import { ChartColumn, Check, Clock, Coins, Link2, type LucideIcon, Package, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Section } from './sections.tsx';

export function Features() {
  const { t } = useTranslation('benefits');
  return (
    <Section id="features" title={t('features.title')} lead={t('features.lead')}>
      <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-6">
        <Feature icon={Link2} name="booking">
          <RequestSample />
        </Feature>
        <Feature icon={Coins} name="commissions">
          <CommissionSample />
        </Feature>
        <Feature icon={Package} name="stock" />
        <Feature icon={Wallet} name="cashier" />
        <Feature icon={ChartColumn} name="reports" />
      </div>
    </Section>
  );
}

type FeatureProps = {
  icon: LucideIcon;
  name: 'booking' | 'commissions' | 'stock' | 'cashier' | 'reports';
  children?: ReactNode;
};

/** With a sample of the screen below, the card takes half of the row and the sample runs out of its lower edge. */
function Feature({ icon: Icon, name, children }: FeatureProps) {
  const { t } = useTranslation('benefits');
  return (
    <article
      className={`flex flex-col gap-1.5 overflow-hidden rounded-card border border-divider bg-surface p-6 shadow-1 max-md:p-5 ${children ? 'pb-0 max-md:pb-0 lg:col-span-3' : 'last:md:max-lg:col-span-2 lg:col-span-2'}`}
    >
      <span className="mb-2 grid size-10 place-items-center rounded-card bg-brand-tint-strong text-brand-text">
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <h3 className="text-xl font-semibold">{t(`features.${name}.title`)}</h3>
      <p className="text-pretty text-muted">{t(`features.${name}.text`)}</p>
      {children && (
        <div
          className="mt-5 flex-1 rounded-t-card border border-b-0 border-divider bg-page p-4 text-sm max-md:p-3"
          aria-hidden="true"
        >
          {children}
        </div>
      )}
    </article>
  );
}

/** An online request as the agenda shows it. */
function RequestSample() {
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

function CommissionSample() {
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
