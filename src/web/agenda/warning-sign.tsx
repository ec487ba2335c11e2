import type { Card } from '#contract/agenda/appointments.ts';
import { warningIcons } from '#web/ground/warning-icons.ts';

/** Behind the client's name; the card's label and its tip say it in words. */
export function WarningSign({ warning }: { warning: Card['client_warning'] }) {
  if (!warning) return null;
  const Icon = warningIcons[warning.kind];
  return (
    <Icon
      aria-hidden
      strokeWidth={2.25}
      className={`ml-1 inline size-3.25 flex-none align-[-0.125em] ${warning.kind === 'harm' ? 'text-danger-text' : 'text-pending-text'}`}
    />
  );
}
