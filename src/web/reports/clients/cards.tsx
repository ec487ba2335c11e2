import { UserRoundCheck, UserRoundPlus, UserRoundX, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ClientCounts, ClientsReport } from '#contract/reports/clients.ts';
import { StatCard } from '#web/ui/card.tsx';
import { Change } from '../frame/change.tsx';
import { ReportCards } from '../frame/report-cards.tsx';
import { useAmounts } from '../frame/use-amounts.ts';

const CARDS = [
  { of: 'attended', icon: UsersRound },
  { of: 'new', icon: UserRoundPlus },
  { of: 'returning', icon: UserRoundCheck },
  { of: 'lost', icon: UserRoundX },
] as const satisfies Array<{ of: keyof ClientCounts; icon: unknown }>;

export function ClientCards({ report: { now, earlier } }: { report: ClientsReport }) {
  const { t } = useTranslation('reports');
  const { count } = useAmounts();
  return (
    <ReportCards label={t('clients.cards')} note={t('clients.counted')}>
      {CARDS.map(({ of, icon: Icon }) => (
        <StatCard
          key={of}
          label={t(`clients.${of}`)}
          icon={<Icon />}
          value={count(now[of])}
          note={
            <Change
              now={now[of]}
              before={earlier[of]}
              written={count(earlier[of])}
              betterWhen={of === 'lost' ? 'less' : 'more'}
            />
          }
        />
      ))}
    </ReportCards>
  );
}
