import { useSyncExternalStore } from 'react';
import { showDate } from '#domain/shared/typed-date.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { classNames } from './class-names.ts';
import { controlLook, type FieldProps } from './field.tsx';
import type { ParsedInputProps } from './parsed-input.tsx';
import { useLanguage } from './use-language.ts';

export type DateInputProps = {
  /** The salon's day, which may differ from this machine's; a date without a year is near it. */
  today: string;
  min?: string;
  max?: string;
} & Omit<ParsedInputProps<string>, keyof FieldProps | 'parse' | 'format' | 'inputMode' | 'min' | 'max'>;

/** The device would write the date in its own order, unlike the rest of the page: its text is hidden under ours. */
export function NativeDate({ today: _, value, onChange, ...input }: DateInputProps) {
  const { t } = useTranslation('ui');
  const language = useLanguage();
  return (
    <div className="relative">
      <input
        {...input}
        type="date"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={classNames(controlLook, 'h-control text-transparent [&::-webkit-datetime-edit]:opacity-0')}
      />
      <span
        aria-hidden="true"
        className={classNames(
          'pointer-events-none absolute inset-y-0 left-3 flex items-center tabular-nums',
          value === '' && 'text-placeholder',
        )}
      >
        {value === '' ? t('datePlaceholder') : showDate(value, language)}
      </span>
    </div>
  );
}

const coarse = typeof matchMedia === 'function' ? matchMedia('(pointer: coarse)') : undefined;

export function useTouchScreen() {
  return useSyncExternalStore(
    (onChange) => {
      coarse?.addEventListener('change', onChange);
      return () => coarse?.removeEventListener('change', onChange);
    },
    () => coarse?.matches ?? false,
  );
}
