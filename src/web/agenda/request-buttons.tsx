import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Card } from '#contract/agenda-appointments.ts';
import { Button } from '#web/ui/button.tsx';
import type { CardBlock } from './grid/columns.ts';
import { statusOf } from './status-of.ts';
import { useRequestDecision } from './use-request-decision.ts';

/** The answers to a request, at the foot of its block. */
export function requestFoot({ card }: CardBlock) {
  return statusOf(card) === 'aguardando' ? <SmallAnswers card={card} /> : null;
}

function SmallAnswers({ card }: { card: Card }) {
  const { t } = useTranslation('agenda');
  const { approve, refuse, isDeciding } = useRequestDecision();
  const small = 'h-6 rounded-control px-1.5 text-xs';
  return (
    <>
      <button
        type="button"
        tabIndex={-1}
        aria-label={`${t('requests.approve')} ${card.client_name}`}
        disabled={isDeciding}
        onClick={() => approve(card.id)}
        className={`${small} inline-flex items-center gap-1 bg-brand-fill font-semibold text-on-brand hover:bg-brand-fill-hover`}
      >
        <Check aria-hidden className="size-3 @max-[9rem]:hidden" />
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
  const { approve, refuse, isDeciding } = useRequestDecision();
  return (
    <div className="relative mt-2 flex gap-2">
      <Button
        variant="primary"
        icon={Check}
        className="flex-1"
        loading={isDeciding}
        aria-label={`${t('requests.approve')} ${card.client_name}`}
        onClick={() => approve(card.id)}
      >
        {t('requests.approve')}
      </Button>
      <Button
        className="flex-1"
        loading={isDeciding}
        aria-label={`${t('requests.refuse')} ${card.client_name}`}
        onClick={() => refuse(card)}
      >
        {t('requests.refuse')}
      </Button>
    </div>
  );
}
