import { ChartColumn, Coins, Link2, type LucideIcon, Package, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CommissionSample, RequestSample } from './feature-samples.tsx';
import { Section } from './section.tsx';

export function Features() {
  const { t } = useTranslation('benefits');
  return (
    <Section id="features" title={t('features.title')} lead={t('features.lead')}>
      <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-6">
        <Feature icon={Link2} title={t('features.booking.title')} text={t('features.booking.text')}>
          <RequestSample />
        </Feature>
        <Feature icon={Coins} title={t('features.commissions.title')} text={t('features.commissions.text')}>
          <CommissionSample />
        </Feature>
        <Feature icon={Package} title={t('features.stock.title')} text={t('features.stock.text')} />
        <Feature icon={Wallet} title={t('features.cashier.title')} text={t('features.cashier.text')} />
        <Feature icon={ChartColumn} title={t('features.reports.title')} text={t('features.reports.text')} />
      </div>
    </Section>
  );
}

/** With a sample of the screen below, the card takes half of the row and the sample runs out of its lower edge. */
function Feature(props: { icon: LucideIcon; title: string; text: string; children?: ReactNode }) {
  const Icon = props.icon;
  return (
    <article
      className={`flex flex-col gap-1.5 overflow-hidden rounded-card border border-divider bg-surface p-6 shadow-1 max-md:p-5 ${props.children ? 'pb-0 max-md:pb-0 lg:col-span-3' : 'last:md:max-lg:col-span-2 lg:col-span-2'}`}
    >
      <span className="mb-2 grid size-10 place-items-center rounded-card bg-brand-tint-strong text-brand-text">
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <h3 className="text-xl font-semibold">{props.title}</h3>
      <p className="text-pretty text-muted">{props.text}</p>
      {props.children && (
        <div
          className="mt-5 flex-1 rounded-t-card border border-b-0 border-divider bg-page p-4 text-sm max-md:p-3"
          aria-hidden="true"
        >
          {props.children}
        </div>
      )}
    </article>
  );
}
