import type { ReactNode } from 'react';
import type { ClientCard } from '#contract/clients/operations.ts';
import { appointmentPath } from '#contract/paths.ts';
import { type Cents, sumCents } from '#domain/shared/money.ts';
import { barOf } from '#domain/team/colours.ts';
import { MayLink } from '#web/ground/may-link.tsx';
import { useFormat } from '#web/ground/use-format.ts';
import { useMay } from '#web/ground/use-may.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { useOverlay } from '#web/ui/use-overlay.ts';
import { ReceiveSheet } from './receive-later.tsx';

/** The four that say most: what they spent, how often they come, when again, and what they owe. */
export function ClientFigures({ client }: { client: ClientCard }) {
  const { t } = useTranslation(['clients', 'clientCard', 'agenda']);
  const { money } = useFormat();
  const may = useMay();
  const receiving = useOverlay();
  const owed = sumCents(client.to_receive.map(({ amount }) => amount as Cents));
  const { spent, visits } = client;
  return (
    <dl className="grid grid-cols-2 border-t border-divider lg:grid-cols-4 [&>*:nth-child(even)]:border-l [&>*:nth-child(n+3)]:max-lg:border-t lg:[&>*+*]:border-l">
      <Figure
        label={t('clientCard:card.spent')}
        note={
          visits > 0 &&
          spent !== null &&
          t('clientCard:card.perVisit', { amount: money(Math.round(spent / visits) as Cents) })
        }
      >
        {spent === null ? '–' : money(spent as Cents)}
      </Figure>
      <Figure label={t('clientCard:card.visits')} note={<Habit client={client} />}>
        {visits}
      </Figure>
      <NextVisit client={client} />
      {may('payments') && (
        <Figure
          label={t('clientCard:card.owes')}
          note={
            owed > 0 ? (
              <button
                type="button"
                onClick={() => receiving.open()}
                className="relative -my-1 py-1 font-medium text-brand-text after:absolute after:-inset-2 hover:underline no-print"
              >
                {t('receive.action')}
              </button>
            ) : (
              t('clientCard:card.owesNothing')
            )
          }
        >
          <span className={owed > 0 ? 'text-pending-text' : undefined}>{money(owed)}</span>
        </Figure>
      )}
      <ReceiveSheet key={receiving.turn} {...receiving.state} debtor={client} />
    </dl>
  );
}

type FigureProps = { label: string; note: ReactNode; children: ReactNode };

function Figure({ label, note, children }: FigureProps) {
  return (
    <div className="grid min-w-0 content-start gap-0.5 border-divider px-6 py-4 max-md:px-4 max-md:py-3">
      <dt className="text-13 text-muted">{label}</dt>
      <dd className="min-w-0">
        <span className="block text-xl font-semibold break-words tabular-nums max-md:text-lg">{children}</span>
        <span className="block text-13 text-muted tabular-nums">{note}</span>
      </dd>
    </div>
  );
}

/** How often, how often not, and when last. */
function Habit({ client: { usual_days, no_shows, last_visit } }: { client: ClientCard }) {
  const { t } = useTranslation(['clients', 'clientCard']);
  const { date } = useFormat();
  const often = [
    usual_days !== null && t('clientCard:card.every', { count: Math.max(1, Math.round(usual_days)) }),
    no_shows > 0 && t('clientCard:card.missed', { count: no_shows }),
  ].filter((part) => part !== false);
  return (
    <>
      {often.length > 0 && <span className="block">{often.join(', ')}</span>}
      {last_visit
        ? t('clientCard:card.lastVisit', { date: date(last_visit.date), time: last_visit.start_time })
        : t('clientCard:card.noVisit')}
    </>
  );
}

function NextVisit({ client: { next_visit: next } }: { client: ClientCard }) {
  const { t } = useTranslation(['clients', 'clientCard', 'agenda']);
  const { date } = useFormat();
  if (!next)
    return (
      <Figure label={t('clientCard:card.nextVisit')} note={t('clientCard:card.noNext')}>
        –
      </Figure>
    );
  return (
    <Figure
      label={t('clientCard:card.nextVisit')}
      note={
        <>
          {next.services.join(', ') || t('history.noService')}
          <span className="flex flex-wrap items-center gap-x-1.5">
            <span
              aria-hidden="true"
              className="size-2 flex-none rounded-full"
              style={{ backgroundColor: barOf(next.professional_color ?? '') }}
            />
            {next.professional_name || t('clientCard:card.unassigned')}
            {next.requires_confirmation && <Badge tone="pending">{t('agenda:status.aguardando')}</Badge>}
          </span>
        </>
      }
    >
      <MayLink
        needs="all_agenda"
        to={appointmentPath(next)}
        state={{ opened: true }}
        className="rounded-control hover:underline"
      >
        {t('at', { date: date(next.date), time: next.start_time })}
      </MayLink>
    </Figure>
  );
}
