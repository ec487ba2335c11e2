import { useMutation } from '@tanstack/react-query';
import type { Card } from '#contract/agenda/appointments.ts';
import { type Visit, visitOf } from '#domain/agenda/visit.ts';
import type { VisitRefusal } from '#domain/agenda/visit-steps.ts';
import { client } from '#web/ground/api/client.ts';
import { refusedWith } from '#web/ground/api/errors.ts';
import { changed } from '#web/ground/live/changed.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { useBanner } from '#web/ui/banner.tsx';
import { useCardRefusal } from '../failure.ts';
import { useAskAboutSale } from '../use-ask-about-sale.ts';

type Saved = Awaited<ReturnType<typeof client.agenda.changeVisit>>['appointment'];
/** `to` is undefined where it is cancelled again, and nobody stayed away: what it was before a slip. */
type Changing = { card: Card; to: Visit | undefined; isUndo?: boolean };

/** Says how a visit stands, and offers to take it back. Who did not come is cancelled, so an open sale is asked about first. */
export function useChangeVisit(onSaved: (appointment: Saved) => void = () => {}) {
  const { t } = useTranslation('agenda');
  const banner = useBanner();
  const refusal = useCardRefusal();
  const { mayCancel } = useAskAboutSale();
  const change = useMutation({
    mutationFn: ({ card: { id, version, payment_method }, to }: Changing) =>
      to
        ? client.agenda.changeVisit({ id, version, visit: to })
        : client.agenda.changeStatus({ id, version, status: 'cancelado', payment_method }),
    onSuccess: ({ appointment }, { card, to, isUndo }) => {
      onSaved(appointment);
      if (isUndo || !to || to === 'expected') return banner.success(t('grid.undone'));
      const onPress = () => change.mutate({ card: appointment, to: visitOf(card, card.date), isUndo: true });
      banner.success(t(`visit.said.${to}`), { label: t('grid.undo'), onPress });
    },
    onError: (error, { card }) => {
      const refused = refusedWith<{ why: VisitRefusal }>(error, 'VISIT_REFUSED');
      banner.error(refused ? t(`visit.refused.${refused.why}`) : refusal(error, card, card));
    },
    onSettled: () => changed('appointments', 'sales'),
  });
  return {
    isChanging: change.isPending,
    say: async (card: Card, to: Visit) => {
      if (change.isPending || (to === 'no_show' && !(await mayCancel(card.id)))) return;
      change.mutate({ card, to });
    },
  };
}
