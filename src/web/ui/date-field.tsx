import { Popover } from '@base-ui/react/popover';
import { Calendar as CalendarIcon } from 'lucide-react';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { controlLook, Field, type FieldProps, splitFieldProps } from './field.tsx';
import { ParsedInput, type ParsedInputProps } from './parsed-input.tsx';
import { isDate, readDate, writeDate } from './read-date.ts';
import { Affixed } from './text-field.tsx';

const Calendar = lazy(() => import('./calendar.tsx'));

type DateInputProps = {
  /** The salon's day, which may differ from this machine's; the calendar marks it. */
  today?: string;
  min?: string;
  max?: string;
} & Omit<ParsedInputProps<string>, keyof FieldProps | 'parse' | 'format' | 'inputMode' | 'min' | 'max'>;

export type DateFieldProps = FieldProps & DateInputProps;

/** A day as YYYY-MM-DD ('' while nothing is typed): typed as dd/mm/yyyy or picked; on a touch screen the device's own picker. */
export function DateField(props: DateFieldProps) {
  const { field, control } = splitFieldProps(props);
  const touch = useTouchScreen();
  return (
    <Field {...field}>
      {(ties) => (touch ? <NativeDate {...control} {...ties} /> : <TypedDate {...control} {...ties} />)}
    </Field>
  );
}

function NativeDate({ today: _, value, onChange, ...input }: DateInputProps) {
  return (
    <input
      {...input}
      type="date"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      className={classNames(controlLook, 'h-control')}
    />
  );
}

function TypedDate({ today, min, max, ...input }: DateInputProps) {
  const { t } = useTranslation('ui');
  const [open, setOpen] = useState(false);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Affixed
        after={
          <Popover.Trigger
            disabled={input.disabled || input.readOnly}
            render={<IconButton icon={CalendarIcon} label={t('openCalendar')} />}
          />
        }
      >
        <ParsedInput
          placeholder={t('datePlaceholder')}
          {...input}
          inputMode="numeric"
          parse={readDate}
          format={writeDate}
          className="pr-11 tabular-nums"
        />
      </Affixed>
      <Popover.Portal>
        <Popover.Positioner sideOffset={6} align="end" className="z-50">
          <Popover.Popup
            aria-label={t('calendar')}
            className="rounded-card border border-divider bg-raised p-3 shadow-2 transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            <Suspense fallback={<div className="h-76 w-70" />}>
              <Calendar
                value={isDate(input.value) ? input.value : undefined}
                today={today}
                min={min}
                max={max}
                onPick={(date) => {
                  input.onChange(date);
                  setOpen(false);
                }}
              />
            </Suspense>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

const coarse = typeof matchMedia === 'function' ? matchMedia('(pointer: coarse)') : undefined;

function useTouchScreen() {
  return useSyncExternalStore(
    (onChange) => {
      coarse?.addEventListener('change', onChange);
      return () => coarse?.removeEventListener('change', onChange);
    },
    () => coarse?.matches ?? false,
  );
}
