import { useMutation } from '@tanstack/react-query';
import type { Card } from '#contract/agenda/appointments.ts';
import { client } from '#web/ground/api/client.ts';
import { changed } from '#web/ground/live/changed.ts';
import { useAskAhead } from '#web/ground/use-ask-ahead.ts';
import { useMay } from '#web/ground/use-may.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { useBanner } from '#web/ui/banner.tsx';
import { useCardRefusal } from '../failure.ts';
import { useAskAboutSale } from '../use-ask-about-sale.ts';

type State = Pick<Card, 'status' | 'payment_method'>;
type Changing = {
  card: Card;
  to: State;
  /** The person agreed to finalise it today, before its day. */
  move_to_today?: boolean;
  /** For an undo: the card as it was, and where it was. */
  back?: Card;
};

/** Finalises or cancels an appointment and says how it went. Not optimistic, because money is involved; it can be undone. */
export function useChangeStatus(): (card: Card, to: State) => void {
  const { t } = useTranslation(['agenda', 'app']);
  const banner = useBanner();
  const may = useMay();
  const refusal = useCardRefusal();
  const { mayCancel } = useAskAboutSale();
  const askAhead = useAskAhead();
  const change = useMutation({
    mutationFn: async ({ card: { id, version }, to, move_to_today, back }: Changing) => {
      const saved = await client.agenda.changeStatus({ id, version, ...to, move_to_today });
      return back ? movedBack(saved, back) : saved;
    },
    onSuccess: ({ appointment, warnings: { below_zero } }, { card, to, back }) => {
      if (back) return banner.success(t('grid.undone'));
      const { status, payment_method } = card;
      // What is finalised is opened again only by those who may correct it.
      const mayUndo = to.status !== 'finalizado' || may('corrections');
      const undo = mayUndo
        ? {
            label: t('grid.undo'),
            onPress: () => change.mutate({ card: appointment, to: { status, payment_method }, back: card }),
          }
        : undefined;
      if (below_zero.length > 0) banner.warning(t('sheet.belowZero', { names: below_zero.join(', ') }), undo);
      else banner.success(wordsFor(to), undo);
    },
    onError: (error, { card, to }) => {
      if (askAhead(error, () => change.mutate({ card, to, move_to_today: true }))) return;
      banner.error(refusal(error, to, card));
    },
    onSettled: () => changed('appointments', 'stock_movements', 'sales'),
  });

  function wordsFor({ status, payment_method }: State): string {
    if (status !== 'finalizado' || payment_method === null) return t('changeStatus.cancelled');
    return t('changeStatus.finalised', { method: t(`app:paymentMethods.${payment_method}`) });
  }

  return async (card, to) => {
    if (to.status === 'cancelado' && !(await mayCancel(card.id))) return;
    change.mutate({ card, to });
  };
}

type Saved = Awaited<ReturnType<typeof client.agenda.changeStatus>>;

/** Back to the day it had before it was finalised. */
async function movedBack(saved: Saved, { id, date, start_time, end_time, professional_id }: Card): Promise<Saved> {
  if (saved.appointment.date === date || professional_id === null) return saved;
  return client.agenda.move({ id, version: saved.appointment.version, date, start_time, end_time, professional_id });
}
