import { Check } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { Card } from '#contract/agenda/appointments.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { useCardMenu } from '../card-menu/card-menu.tsx';
import { useRequestDecision } from './use-request-decision.ts';

type AnswerProps = ButtonProps & { answer: 'approve' | 'refuse'; name: string };

/** One of the two answers to the request of somebody by that name. */
export function AnswerButton({ answer, name, ...button }: AnswerProps) {
  const { t } = useTranslation('agenda');
  const word = t(`requests.${answer}`);
  return (
    <Button aria-label={`${word} ${name}`} {...button}>
      {word}
    </Button>
  );
}

/** A request without a professional is given one first. */
function useApproval(card: Card) {
  const decision = useRequestDecision();
  const openMenu = useCardMenu();
  return {
    isDeciding: decision.isDeciding,
    refuse: () => decision.refuse(card),
    approve: ({ currentTarget, detail }: MouseEvent<HTMLElement>) => {
      if (card.professional_id === null) openMenu(card, currentTarget, detail === 0);
      else if (!decision.isDeciding) decision.approve(card);
    },
  };
}

/** The answers to a request, at the foot of its card in the grid. */
export function SmallAnswers({ card }: { card: Card }) {
  const { t } = useTranslation('agenda');
  const { refuse, isDeciding, approve } = useApproval(card);
  const small = 'h-6 rounded-control px-1.5 text-xs';
  return (
    <>
      <button
        type="button"
        tabIndex={-1}
        aria-label={`${t('requests.approve')} ${card.client_name}`}
        aria-disabled={isDeciding || undefined}
        onClick={approve}
        className={`${small} inline-flex items-center gap-1 bg-brand-fill font-semibold text-on-brand hover:bg-brand-fill-hover`}
      >
        <Check aria-hidden className="size-3 @max-[10.5rem]:hidden" />
        {t('requests.approve')}
      </button>
      <button
        type="button"
        tabIndex={-1}
        aria-label={`${t('requests.refuse')} ${card.client_name}`}
        disabled={isDeciding}
        onClick={refuse}
        className={`${small} font-medium text-pending-text hover:underline`}
      >
        {t('requests.refuse')}
      </button>
    </>
  );
}

/** The same for a thumb. */
export function RequestAnswers({ card }: { card: Card }) {
  const { refuse, isDeciding, approve } = useApproval(card);
  const name = card.client_name;
  return (
    <div className="relative mt-2 grid grid-cols-2 gap-2">
      <AnswerButton
        answer="approve"
        name={name}
        variant="primary"
        icon={Check}
        loading={isDeciding}
        onClick={approve}
      />
      <AnswerButton answer="refuse" name={name} loading={isDeciding} onClick={refuse} />
    </div>
  );
}
