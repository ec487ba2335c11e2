import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Card } from '#contract/agenda-appointments.ts';
import { client } from '#web/ground/api/client.ts';
import { refusalCode, refusedFields } from '#web/ground/api/errors.ts';
import { changed } from '#web/ground/live/changed.ts';
import { useBanner } from '#web/ui/banner.tsx';
import { conflictWith } from '../conflict-with.ts';
import { failureOf } from '../sheet/failure-of.ts';
import { useFailureSentence } from '../sheet/use-failure-sentence.ts';
import { useAskAboutSale } from '../use-ask-about-sale.ts';

type State = Pick<Card, 'status' | 'payment_method'>;
type Settling = { card: Card; to: State; isUndo?: boolean };

/** Finalises or cancels an appointment and says how it went. Money waits for the server's word; the way back is offered. */
export function useSettle(): (card: Card, to: State) => void {
  const { t } = useTranslation(['agenda', 'app']);
  const banner = useBanner();
  const sentence = useFailureSentence();
  const { mayCancel } = useAskAboutSale();
  const settle = useMutation({
    mutationFn: ({ card: { id, version }, to }: Settling) => client.agenda.changeStatus({ id, version, ...to }),
    onSuccess: ({ appointment, warnings: { below_zero } }, { card, to, isUndo }) => {
      if (isUndo) return banner.success(t('grid.undone'));
      const { status, payment_method } = card;
      const undo = {
        label: t('grid.undo'),
        onPress: () => settle.mutate({ card: appointment, to: { status, payment_method }, isUndo: true }),
      };
      if (below_zero.length > 0) banner.warning(t('sheet.belowZero', { names: below_zero.join(', ') }), undo);
      else banner.success(wordsFor(to), undo);
    },
    onError: (error, { card, to }) => {
      const professional = conflictWith(error);
      if (professional !== undefined) banner.error(t('errors.conflict', { professional }));
      else if (refusalCode(error) === 'STALE') banner.error(t('grid.stale'));
      else if (refusedFields(error).payment_method) banner.error(t(refusedFields(error).payment_method as never));
      else banner.error(sentence(failureOf(error, to, card)));
    },
    onSettled: () => changed('appointments', 'stock_movements', 'sales'),
  });

  function wordsFor({ status, payment_method }: State): string {
    if (status !== 'finalizado' || payment_method === null) return t('settle.cancelled');
    return t('settle.finalised', { method: t(`app:paymentMethods.${payment_method}`) });
  }

  return async (card, to) => {
    if (to.status === 'cancelado' && !(await mayCancel(card.id))) return;
    settle.mutate({ card, to });
  };
}
