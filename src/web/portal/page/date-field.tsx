import { Calendar } from 'lucide-react';
import { useRef } from 'react';
import { isDate } from '#domain/shared/time.ts';
import { readDate, showDate } from '#domain/shared/typed-date.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Field, type FieldProps, splitFieldProps } from '#web/ui/field.tsx';
import { type DateInputProps, NativeDate, useTouchScreen } from '#web/ui/native-date.tsx';
import { ParsedInput } from '#web/ui/parsed-input.tsx';
import { Affixed } from '#web/ui/text-field.tsx';
import { useLanguage } from '#web/ui/use-language.ts';

/** The kit's date field with the browser's calendar: the kit's own would be a third of this page's weight. */
export function DateField(props: FieldProps & DateInputProps) {
  const { field, control } = splitFieldProps(props);
  const touch = useTouchScreen();
  return (
    <Field {...field}>
      {(ties) => (touch ? <NativeDate {...control} {...ties} /> : <TypedDate {...control} {...ties} />)}
    </Field>
  );
}

function TypedDate({ today, ...input }: DateInputProps) {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const picker = useRef<HTMLInputElement>(null);
  return (
    <Affixed
      after={
        <>
          <input
            ref={picker}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            value={isDate(input.value) ? input.value : ''}
            onChange={({ target }) => target.value && input.onChange(target.value)}
            className="pointer-events-none absolute inset-y-0 right-0 w-11 opacity-0"
          />
          {!input.readOnly && (
            <IconButton icon={Calendar} label={t('page.agenda.pick')} onClick={() => picker.current?.showPicker()} />
          )}
        </>
      }
    >
      <ParsedInput
        {...input}
        inputMode="numeric"
        parse={(text) => readDate(text, language, { today })}
        format={(value) => showDate(value, language)}
        className="pr-11"
      />
    </Affixed>
  );
}
