import type { UseQueryResult } from '@tanstack/react-query';
import { CalendarX, DoorClosed, LogIn, UserPlus } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import type { AgendaDay, AgendaDays } from '#contract/agenda/appointments.ts';
import { paths } from '#contract/paths.ts';
import { refusalCode } from '#web/ground/api/errors.ts';
import { useMay } from '#web/ground/use-may.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton } from '#web/ui/loading.tsx';
import { Query } from '#web/ui/query.tsx';
import { OpenTickets } from './ticket/open-tickets.tsx';

type Props = {
  query: UseQueryResult<AgendaDays, Error>;
  children: (agenda: AgendaDays) => ReactNode;
};

/** Day and week alike: loading, failed, without anybody to show, or there. */
export function DiaryFrame({ query, children }: Props) {
  const { t } = useTranslation('agenda');
  if (!query.data && refusalCode(query.error) === 'UNAUTHORIZED') return <SignedOut />;
  return (
    <Query
      query={query}
      loading={<DiarySkeleton />}
      failure={(detail) => t('grid.loadFailed', { detail })}
      isEmpty={({ professionals }) => professionals.length === 0}
      empty={<NoProfessional />}
    >
      {(agenda) => (
        <OpenTickets cards={agenda.appointments}>
          <Suspense fallback={<DiarySkeleton />}>{children(agenda)}</Suspense>
        </OpenTickets>
      )}
    </Query>
  );
}

function NoProfessional() {
  const { t } = useTranslation('agenda');
  const may = useMay();
  return (
    <EmptyState
      picture={UserPlus}
      title={t('grid.noProfessional')}
      action={
        may('team') && (
          <ButtonLink variant="primary" render={<Link to={paths.team} />}>
            {t('grid.goToTeam')}
          </ButtonLink>
        )
      }
    >
      {t('grid.noProfessionalText')}
    </EmptyState>
  );
}

/** Only for the moment until the router has led to the login. */
function SignedOut() {
  const { t } = useTranslation('agenda');
  return (
    <EmptyState picture={LogIn} title={t('grid.signedOut')}>
      {t('grid.signedOutText')}
    </EmptyState>
  );
}

/** Nothing is booked. The grid below stays: a click in it books. */
export function NothingBooked({ children }: { children: string }) {
  return (
    <p role="status" className={note}>
      <CalendarX aria-hidden strokeWidth={1.75} className="size-4.5 flex-none" />
      {children}
    </p>
  );
}

/** The salon is closed on this day, and why. */
export function ClosedNote({ day }: { day: AgendaDay }) {
  const { t } = useTranslation('agenda');
  if (day.open_time) return null;
  return (
    <p className={note}>
      <DoorClosed aria-hidden strokeWidth={1.75} className="size-4.5 flex-none" />
      {day.note ? `${t('grid.closed')}: ${day.note}` : t('grid.closed')}
    </p>
  );
}

const note = 'flex flex-none items-center gap-2 rounded-card bg-subtle px-4 py-2.5 text-sm text-muted';

function DiarySkeleton() {
  const { t } = useTranslation('ui');
  return (
    <div role="status" className="min-h-0 flex-1 overflow-hidden rounded-card border border-divider bg-surface p-4">
      <span className="sr-only">{t('loading')}</span>
      <div className="grid gap-4 md:grid-cols-4">
        {['h-24', 'h-36', 'h-16', 'h-28', 'h-20', 'h-32', 'h-25', 'h-17'].map((height) => (
          <Skeleton key={height} className={height} />
        ))}
      </div>
    </div>
  );
}
