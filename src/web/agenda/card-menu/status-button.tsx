import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Card } from '#contract/agenda/appointments.ts';
import { statusOf } from '#domain/agenda/statuses.ts';
import { useCardMenu } from './card-menu.tsx';

type Props = { card: Card; isTabStop?: boolean; className: string };

/** Finalises or cancels without opening the sheet, while there is something to finalise. */
export function StatusButton({ card, isTabStop = true, className }: Props) {
  const { t } = useTranslation('agenda');
  const open = useCardMenu();
  if (statusOf(card) !== 'pendente') return null;
  const label = t('changeStatus.open', { name: card.client_name });
  return (
    <button
      type="button"
      // The grid leaves presses on it alone: they open no sheet and drag nothing.
      data-foot
      aria-haspopup="menu"
      aria-label={label}
      title={label}
      tabIndex={isTabStop ? 0 : -1}
      onClick={(event) => open(card, event.currentTarget, event.detail === 0)}
      className={`items-center justify-center rounded-control border border-edge bg-raised text-text shadow-1 hover:text-success-text ${className}`}
    >
      <Check aria-hidden className="size-4" />
    </button>
  );
}
