import { useMutation } from '@tanstack/react-query';
import type { AgendaDays, Card } from '#contract/agenda/appointments.ts';
import { api, client, queryClient } from '#web/ground/api/client.ts';
import { changed } from '#web/ground/live/changed.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { useBanner } from '#web/ui/banner.tsx';
import { useCardRefusal } from '../failure.ts';
import { movedCard, placeCard, rememberVersions } from './moved-cards.ts';

/** Where a card stands: what a move changes. */
type Place = Pick<Card, 'date' | 'start_time' | 'end_time' | 'professional_id' | 'professional_name'>;

type Move = { card: Card; to: Place; isUndo?: boolean };

const MOVES = { mutationKey: ['agenda', 'move'] };

const versions = rememberVersions();

/** Moves a card at once, and back again if the server refuses. Otherwise it offers to undo the move. */
export function useMove(): (card: Card, to: Place) => void {
  const { t } = useTranslation('agenda');
  const banner = useBanner();
  const refusal = useCardRefusal();
  const move = useMutation({
    ...MOVES,
    // One after the other: each starts from what the one before has left.
    scope: { id: 'agenda-move' },
    mutationFn: ({ card, to: { professional_name: _, professional_id, ...to }, isUndo }: Move) => {
      // An unassigned request cannot stay unassigned.
      if (professional_id === null) throw new Error(`Nobody takes the appointment ${card.id}`);
      return client.agenda.move({
        id: card.id,
        version: versions.newest(card),
        ...to,
        professional_id,
        is_undo: isUndo,
      });
    },
    onMutate: async ({ card, to }) => {
      await queryClient.cancelQueries({ queryKey: api.agenda.days.key() });
      place(movedCard(card, to));
    },
    onSuccess: ({ appointment, warnings }, { card, isUndo }) => {
      versions.became(card, appointment.version);
      if (isLast()) place(appointment);
      if (isUndo) return banner.success(t('grid.undone'));
      const { date, start_time, end_time, professional_id, professional_name } = card;
      const back = { date, start_time, end_time, professional_id, professional_name };
      // A request that was unassigned cannot become so again.
      const undo =
        professional_id === null
          ? undefined
          : { label: t('grid.undo'), onPress: () => move.mutate({ card: appointment, to: back, isUndo: true }) };
      const [notDone] = warnings.not_done_by;
      if (notDone) banner.warning(t('grid.movedNotDoneBy', notDone), undo);
      else if (warnings.over_time_off) banner.warning(t('grid.movedOverTimeOff'), undo);
      else banner.success(t('grid.moved'), undo);
    },
    onError: (error, { card }) => {
      place(card);
      banner.error(refusal(error, card, card));
    },
    onSettled: () => isLast() && changed('appointments', 'stock_movements'),
  });
  return (card, to) => move.mutate({ card, to });
}

/** No later move is waiting, whose place is already shown. */
function isLast(): boolean {
  return queryClient.isMutating(MOVES) <= 1;
}

/** In every stretch of days in the cache. */
function place(card: Card): void {
  queryClient.setQueriesData<AgendaDays>({ queryKey: api.agenda.days.key() }, (days) => days && placeCard(days, card));
}
