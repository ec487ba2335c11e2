import { UserRoundCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { LostClient } from '#contract/reports/clients.ts';
import type { Cents } from '#domain/shared/money.ts';
import { clientPath } from '#web/clients/client-path.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Table } from '#web/ui/table.tsx';
import { useRoom } from '#web/ui/use-room.ts';
import { nameLink } from '../frame/name-link.ts';
import type { SomeRows } from '../frame/some-card.tsx';
import { CallBack } from './call-back.tsx';

export function LostTable({ rows, isLoading, more }: SomeRows<LostClient>) {
  const { t } = useTranslation('reports');
  const { date, money } = useFormat();
  const { hasRoom, ref } = useRoom();
  const days = (count: number) => t('clients.days', { count: Math.round(count) });
  const name = (client: LostClient) => (
    <Link to={clientPath(client.id)} className={nameLink}>
      {client.name}
    </Link>
  );
  return (
    <div ref={ref}>
      <Table<LostClient>
        isList={!hasRoom}
        label={t('clients.lostCard.title')}
        rows={rows}
        rowKey={({ id }) => id}
        isLoading={isLoading}
        more={more}
        empty={
          <EmptyState picture={UserRoundCheck} title={t('clients.lostCard.nobody')}>
            {t('clients.lostCard.nobodyHint')}
          </EmptyState>
        }
        columns={[
          {
            key: 'name',
            header: t('clients.columns.client'),
            cell: (client) => (
              <span className="inline-flex items-center gap-2.5">
                <Avatar name={client.name} size="sm" />
                {name(client)}
              </span>
            ),
          },
          { key: 'last', header: t('clients.columns.last'), cell: ({ last_visit }) => date(last_visit) },
          {
            key: 'usual',
            header: t('clients.columns.usual'),
            align: 'right',
            cell: ({ usual_days }) => days(usual_days),
          },
          {
            key: 'away',
            header: t('clients.columns.away'),
            align: 'right',
            cell: ({ away_days }) => <strong className="font-semibold">{days(away_days)}</strong>,
          },
          {
            key: 'spent',
            header: t('clients.columns.spent'),
            align: 'right',
            cell: ({ spent }) => money(spent as Cents),
          },
          {
            key: 'call',
            header: t('clients.columns.call'),
            isHeaderHidden: true,
            align: 'right',
            cell: (client) => <CallBack client={client} />,
          },
        ]}
        phone={(client) => ({
          title: name(client),
          value: <CallBack client={client} isSmall />,
          detail: (
            <>
              <span className="block whitespace-normal">
                {t('clients.awayAndUsual', { away: days(client.away_days), usual: Math.round(client.usual_days) })}
              </span>
              <span className="block">{t('clients.lastVisit', { day: date(client.last_visit) })}</span>
              <span className="block">{t('clients.spentInYear', { amount: money(client.spent as Cents) })}</span>
            </>
          ),
        })}
      />
    </div>
  );
}
