import { MessageCircle, UserRoundCheck } from 'lucide-react';
import { clientPath } from '#contract/paths.ts';
import type { ClientsReport, LostClient } from '#contract/reports/clients.ts';
import type { Cents } from '#domain/shared/money.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { whatsappLink } from '#domain/shared/phone.ts';
import { api } from '#web/ground/api/client.ts';
import { usePages } from '#web/ground/api/use-pages.ts';
import { MayLink } from '#web/ground/may-link.tsx';
import { useSession } from '#web/ground/session.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Query } from '#web/ui/query.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import { useRoom } from '#web/ui/use-room.ts';
import { SomeCard, type SomeRows } from '../frame/some-card.tsx';
import { nameLink } from '../rows/open-rows.tsx';

export function LostCard({ report, range }: { report: ClientsReport; range: DayRange }) {
  const { t } = useTranslation('reports');
  const count = report.now.lost;
  return (
    <SomeCard
      title={t('clients.lostCard.title')}
      hint={t('clients.lostCard.hint')}
      some={{ rows: report.lost, count }}
      all={t('clients.lostCard.all', { count })}
      table={<LostTable rows={report.lost} />}
      whole={<WholeList range={range} />}
    />
  );
}

function WholeList({ range }: { range: DayRange }) {
  const { t } = useTranslation('reports');
  const list = usePages(api.reports.lostClients, range);
  return (
    <Query query={list} failure={(detail) => t('frame.loadFailed', { detail })}>
      <LostTable rows={list.rows} isLoading={list.isPending} more={list.more} />
    </Query>
  );
}

function LostTable({ rows, isLoading, more }: SomeRows<LostClient>) {
  const { t } = useTranslation('reports');
  const { date, money } = useFormat();
  const { hasRoom, ref } = useRoom();
  const days = (count: number) => t('clients.days', { count: Math.round(count) });
  const right = (key: 'usual' | 'away' | 'spent' | 'call', cell: Column<LostClient>['cell']): Column<LostClient> => ({
    key,
    header: t(`clients.columns.${key}`),
    align: 'right',
    cell,
  });
  const name = (client: LostClient) => (
    <MayLink needs="clients" to={clientPath(client.id)} className={nameLink}>
      {client.name}
    </MayLink>
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
          right('usual', ({ usual_days }) => days(usual_days)),
          right('away', ({ away_days }) => <strong className="font-semibold">{days(away_days)}</strong>),
          right('spent', ({ spent }) => money(spent as Cents)),
          { ...right('call', (client) => <CallBack client={client} />), isHeaderHidden: true },
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

/** Opens a conversation with a friendly first message, in the salon's language. Clients who have come since need none. */
function CallBack({ client, isSmall = false }: { client: LostClient; isSmall?: boolean }) {
  const { profile } = useSession();
  const { t } = useTranslation('reports');
  const { date } = useFormat();
  if (client.returned_on)
    return <Badge tone="success">{t('clients.returned', { day: date(client.returned_on) })}</Badge>;
  if (!client.phone) return <span className="text-13 text-muted">{t('clients.noPhone')}</span>;
  const [firstName = client.name] = client.name.split(' ');
  const text = t('clients.message', { name: firstName, salon: profile.business_name });
  return (
    <ButtonLink
      size="sm"
      icon={MessageCircle}
      className={isSmall ? 'px-3 text-whatsapp' : 'text-whatsapp'}
      href={whatsappLink(client.phone, text)}
      target="_blank"
      rel="noopener"
      aria-label={t('clients.whatsappTo', { name: client.name })}
    >
      {isSmall ? null : t('clients.whatsapp')}
    </ButtonLink>
  );
}
