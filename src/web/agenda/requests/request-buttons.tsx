import { Check } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Card } from '#contract/agenda/appointments.ts';
import { statusOf } from '#domain/agenda/statuses.ts';
import { Button } from '#web/ui/button.tsx';
import { useCardMenu } from '../card-menu/card-menu.tsx';
import type { CardBlock } from '../grid/columns.ts';
import { useRequestDecision } from './use-request-decision.ts';

/** A request that nobody was asked for is given somebody first. */
function useApproval() {
  const decision = useRequestDecision();
  const openMenu = useCardMenu();
  return {
    ...decision,
    approve: (card: Card, { currentTarget, detail }: MouseEvent<HTMLElement>) => {
      if (card.professional_id === null) openMenu(card, currentTarget, detail === 0);
      else if (!decision.isDeciding) decision.approve(card);
    },
  };
}

/** The answers to a request, at the foot of its block. */
export function requestFoot({ card }: CardBlock) {
  return statusOf(card) === 'aguardando' ? <SmallAnswers card={card} /> : null;
}

function SmallAnswers({ card }: { card: Card }) {
  const { t } = useTranslation('agenda');
  const { refuse, isDeciding, approve } = useApproval();
  const small = 'h-6 rounded-control px-1.5 text-xs';
  return (
    <>
      <button
        type="button"
        tabIndex={-1}
        aria-label={`${t('requests.approve')} ${card.client_name}`}
        aria-disabled={isDeciding || undefined}
        onClick={(event) => approve(card, event)}
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
        onClick={() => refuse(card)}
        className={`${small} font-medium text-pending-text hover:underline`}
      >
        {t('requests.refuse')}
      </button>
    </>
  );
}

/** The same for a thumb. */
export function RequestAnswers({ card }: { card: Card }) {
  const { t } = useTranslation('agenda');
  const { refuse, isDeciding, approve } = useApproval();
  return (
    <div className="relative mt-2 grid grid-cols-2 gap-2">
      <Button
        variant="primary"
        icon={Check}
        loading={isDeciding}
        aria-label={`${t('requests.approve')} ${card.client_name}`}
        onClick={(event) => approve(card, event)}
      >
        {t('requests.approve')}
      </Button>
      <Button
        loading={isDeciding}
        aria-label={`${t('requests.refuse')} ${card.client_name}`}
        onClick={() => refuse(card)}
      >
        {t('requests.refuse')}
      </Button>
    </div>
  );
}
