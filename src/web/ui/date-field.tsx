import { Calendar as CalendarIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { isDate } from '#domain/shared/time.ts';
import { readDate, showDate } from '#domain/shared/typed-date.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { IconButton } from './button.tsx';
import { Field, type FieldProps, splitFieldProps } from './field.tsx';
import { type DateInputProps, NativeDate, useTouchScreen } from './native-date.tsx';
import { ParsedInput } from './parsed-input.tsx';
import { Popover } from './popover.tsx';
import { Affixed } from './text-field.tsx';
import { useLanguage } from './use-language.ts';

const Calendar = lazy(() => import('./calendar.tsx'));

export type DateFieldProps = FieldProps & DateInputProps;

/**
 * A day as YYYY-MM-DD ('' while nothing is typed): typed in the order in which the page's language shows dates, or picked; on a touch
 * screen with the device's own picker.
 */
export function DateField(props: DateFieldProps) {
  const { field, control } = splitFieldProps(props);
  const touch = useTouchScreen();
  return (
    <Field {...field}>
      {(ties) => (touch ? <NativeDate {...control} {...ties} /> : <TypedDate {...control} {...ties} />)}
    </Field>
  );
}

function TypedDate({ today, min, max, ...input }: DateInputProps) {
  const { t } = useTranslation('ui');
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  return (
    <Affixed
      after={
        <Popover
          label={t('calendar')}
          align="end"
          open={open}
          onOpenChange={setOpen}
          trigger={
            <IconButton icon={CalendarIcon} label={t('openCalendar')} disabled={input.disabled || input.readOnly} />
          }
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
        </Popover>
      }
    >
      <ParsedInput
        placeholder={t('datePlaceholder')}
        {...input}
        inputMode="numeric"
        parse={(text) => readDate(text, language, { today, min, max })}
        format={(value) => showDate(value, language)}
        className="pr-11"
      />
    </Affixed>
  );
}
