import { Calendar, CalendarOff, Check, CircleAlert, Clock, type LucideIcon, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DueState } from '#domain/payables/due-date.ts';
import { classNames } from '#web/ui/class-names.ts';

/** Five forms, each with its own sign: none of them depends on its colour. */
const FORMS: Record<DueState, { look: string; icon: LucideIcon }> = {
  none: { look: 'border border-dashed border-control text-muted', icon: CalendarOff },
  future: { look: 'border border-divider text-text', icon: Calendar },
  today: { look: 'bg-pending-bg text-pending-text forced-colors:border', icon: Clock },
  overdue: { look: 'bg-danger-bg text-danger-text forced-colors:border', icon: CircleAlert },
  paid: { look: 'bg-success-bg text-success-text forced-colors:border', icon: Check },
};

/** With a pencil where it can be pressed: on a touch screen always, else while it is pointed at or has the focus. */
export function DueBadge({
  state,
  isEditable = false,
  children,
}: {
  state: DueState;
  isEditable?: boolean;
  children: ReactNode;
}) {
  const { look, icon: Icon } = FORMS[state];
  return (
    <span
      className={classNames(
        'inline-flex h-5.5 items-center gap-1 rounded-full px-2 text-xs font-medium whitespace-nowrap tabular-nums max-md:h-7',
        look,
      )}
    >
      <Icon aria-hidden className="-ml-px size-3.25" />
      {children}
      {isEditable && (
        <Pencil
          aria-hidden
          className="-mr-0.5 ml-0.5 hidden size-3.25 group-focus-visible/due:block group-data-popup-open/due:block max-md:block pointer-coarse:block [tr:hover_&]:block"
        />
      )}
    </span>
  );
}
