import { Plus, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { addDays, isDate } from '#domain/shared/time.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { DateField } from '../date-field.tsx';

type Props = {
  date: string;
  today: string;
  isAsking: boolean;
  /** Nothing can be booked on this day; the note below says why. */
  isClosed: boolean;
  onDate: (date: string) => void;
  onReload: () => void;
  onNew: () => void;
};

/** Says why nothing can be booked. */
export const DAY_NOTE = 'day-note';

const NEAR = { yesterday: -1, today: 0, tomorrow: 1 };

export function DayBar({ date, today, isAsking, isClosed, onDate, onReload, onNew }: Props) {
  const { t } = useTranslation('portal');
  // An incomplete date; dropped once another day is shown.
  const [typed, setTyped] = useState({ of: date, text: date });
  return (
    <div className="grid gap-3 p-4">
      <fieldset aria-label={t('page.agenda.day')} className="grid grid-cols-3 gap-0.5 rounded-card bg-subtle p-1">
        {(Object.keys(NEAR) as (keyof typeof NEAR)[]).map((name) => {
          const day = addDays(today, NEAR[name]);
          return (
            <button
              key={name}
              type="button"
              aria-pressed={day === date}
              onClick={() => onDate(day)}
              className={classNames(
                'min-h-11 rounded-control px-1 text-sm font-medium',
                day === date ? 'bg-raised text-text shadow-1' : 'text-muted hover:text-text',
              )}
            >
              {t(`page.agenda.${name}`)}
            </button>
          );
        })}
      </fieldset>
      <div className="grid grid-cols-[minmax(0,1fr)_auto_auto] gap-2 max-[22.5rem]:grid-cols-[minmax(0,1fr)_auto]">
        <DateField
          label={t('page.agenda.date')}
          hideLabel
          today={today}
          value={typed.of === date ? typed.text : date}
          onChange={(text) => {
            setTyped({ of: date, text });
            if (isDate(text)) onDate(text);
          }}
        />
        <IconButton
          icon={RefreshCw}
          variant="secondary"
          label={t('page.agenda.reload')}
          aria-busy={isAsking || undefined}
          className={isAsking ? '[&>svg]:animate-spin' : undefined}
          onClick={onReload}
        />
        <Button
          variant="primary"
          icon={Plus}
          className="max-[22.5rem]:col-span-2"
          disabled={isClosed}
          aria-describedby={isClosed ? DAY_NOTE : undefined}
          onClick={onNew}
        >
          {t('page.agenda.new')}
        </Button>
      </div>
    </div>
  );
}
