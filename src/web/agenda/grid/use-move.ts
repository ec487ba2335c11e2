import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AgendaDays, Card } from '#contract/agenda/appointments.ts';
import { api, client, queryClient } from '#web/ground/api/client.ts';
import { refusalCode } from '#web/ground/api/errors.ts';
import { changed } from '#web/ground/live/changed.ts';
import { useBanner } from '#web/ui/banner.tsx';
import { conflictWith } from '../conflict-with.ts';
import { placeCard } from './place-card.ts';
import { rememberVersions } from './versions.ts';

/** Where a card stands: what a move changes. */
export type Place = Pick<Card, 'date' | 'start_time' | 'end_time' | 'professional_id' | 'professional_name'>;

type Move = { card: Card; to: Place; isUndo?: boolean };

const MOVES = { mutationKey: ['agenda', 'move'] };

const versions = rememberVersions();

/** Moves a card at once, and back again where the server refuses. Where it does not, the way back is offered. */
export function useMove(): (card: Card, to: Place) => void {
  const { t } = useTranslation('agenda');
  const banner = useBanner();
  const move = useMutation({
    ...MOVES,
    // One after the other: each is made of what the one before has left.
    scope: { id: 'agenda-move' },
    mutationFn: ({ card, to }: Move) => {
      const { date, start_time, end_time, professional_id } = to;
      // Nobody's requests cannot be moved to nobody.
      if (professional_id === null) throw new Error(`Nobody takes the appointment ${card.id}`);
      return client.agenda.move({
        id: card.id,
        version: versions.newest(card),
        date,
        start_time,
        end_time,
        professional_id,
      });
    },
    onMutate: async ({ card, to }) => {
      await queryClient.cancelQueries({ queryKey: api.agenda.days.key() });
      place({ ...card, ...to });
    },
    onSuccess: ({ appointment, warnings }, { card, isUndo }) => {
      versions.became(card, appointment.version);
      if (isLast()) place(appointment);
      if (isUndo) return banner.success(t('grid.undone'));
      // A request that nobody had cannot be given back to nobody.
      const undo = card.professional_id !== null && {
        label: t('grid.undo'),
        onPress: () => move.mutate({ card: appointment, to: placeOf(card), isUndo: true }),
      };
      if (warnings.over_time_off) banner.warning(t('grid.movedOverTimeOff'), undo || undefined);
      else banner.success(t('grid.moved'), undo || undefined);
    },
    onError: (error, { card }) => {
      place(card);
      banner.error(refusalOf(error));
    },
    onSettled: () => isLast() && changed('appointments', 'stock_movements'),
  });

  function refusalOf(error: unknown): string {
    const professional = conflictWith(error);
    if (professional !== undefined) return t('errors.conflict', { professional });
    switch (refusalCode(error)) {
      case 'STALE':
        return t('grid.stale');
      case 'AHEAD':
        return t('errors.finalisedAhead');
      case 'PERIOD_CLOSED':
        return t('sheet.failures.periodClosed');
      case 'NOT_FOUND':
        return t('sheet.failures.notFound');
      default:
        return t('sheet.failures.failed');
    }
  }

  return (card, to) => move.mutate({ card, to });
}

function placeOf({ date, start_time, end_time, professional_id, professional_name }: Card): Place {
  return { date, start_time, end_time, professional_id, professional_name };
}

/** No other move waits, which shows its own place already. */
function isLast(): boolean {
  return queryClient.isMutating(MOVES) <= 1;
}

/** In every stretch of days that is kept. */
function place(card: Card): void {
  queryClient.setQueriesData<AgendaDays>({ queryKey: api.agenda.days.key() }, (days) => days && placeCard(days, card));
}
