import { useQuery } from '@tanstack/react-query';
import type { ClientCard } from '#contract/clients/operations.ts';
import { type Cents, sumCents } from '#domain/shared/money.ts';
import { ReceiveSheet } from '#web/clients/receive-later.tsx';
import { api } from '#web/ground/api/client.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useMay } from '#web/ground/use-may.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { WarningList } from '#web/ground/warning-list.tsx';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { useOverlay } from '#web/ui/use-overlay.ts';

/** What is known of whom the appointment is for; nothing until it has been read, or where it cannot be. */
export function useChosenCard(id: string | null): ClientCard | undefined {
  const { data } = useQuery({ ...api.clients.read.queryOptions({ input: { id: id ?? '' } }), enabled: id !== null });
  return id === null ? undefined : data;
}

/** What pops up as soon as the client is chosen: what to mind, and what they owe. */
export function AboutClient({ card }: { card: ClientCard | undefined }) {
  const { t } = useTranslation(['clients', 'clientCard']);
  const may = useMay();
  return (
    <div role="status" className="grid grid-cols-1 gap-3 empty:hidden">
      {card && (
        <WarningList
          label={t('clientCard:warnings.title')}
          warnings={card.warnings}
          kindOf={(kind) => t(`clientCard:warnings.kinds.${kind}`)}
        />
      )}
      {card && may('payments') && card.to_receive.length > 0 && <Owes card={card} />}
    </div>
  );
}

function Owes({ card }: { card: ClientCard }) {
  const { t } = useTranslation(['clients', 'clientCard']);
  const { date, money } = useFormat();
  const receiving = useOverlay();
  const amount = money(sumCents(card.to_receive.map(({ amount }) => amount as Cents)));
  const since = card.to_receive.map(({ date }) => date).sort()[0] ?? '';
  return (
    <div className="flex min-h-12 items-center gap-3 rounded-card border border-divider py-1 pr-2 pl-3.5">
      <p className="min-w-0 flex-1 tabular-nums">{t('clientCard:chosen.owesSince', { amount, date: date(since) })}</p>
      <Button variant="ghost" size="sm" className="text-brand-text! max-md:min-h-11" onClick={() => receiving.open()}>
        {t('clientCard:chosen.receive')}
      </Button>
      {/* A form of its own, above the appointment's: it must not save that one, too. */}
      <div className="contents" onSubmit={(event) => event.stopPropagation()}>
        <ReceiveSheet key={receiving.turn} {...receiving.state} debtor={card} />
      </div>
    </div>
  );
}

/** "18 visitas, a última hoje". */
export function Visits({ card: { visits, last_visit } }: { card: ClientCard }) {
  const { t } = useTranslation(['clients', 'clientCard']);
  const { date } = useFormat();
  const today = useSalonToday();
  if (!last_visit) return t('clientCard:chosen.visits', { count: 0 });
  if (visits === 0) return null;
  const when = last_visit.date === today ? t('clientCard:chosen.today') : date(last_visit.date);
  return t('clientCard:chosen.visits', { count: visits, when });
}
