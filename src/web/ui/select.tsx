import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import { useTranslation } from '#web/texts/use-translation.ts';
import { classNames } from './class-names.ts';
import { controlLook, Field, type FieldProps, splitFieldProps } from './field.tsx';
import { popup, popupItem, popupList } from './popup-style.ts';

type Props<Value extends string> = FieldProps & {
  /** '' while nothing is chosen. */
  value: Value | '';
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string }[];
};

/** One of a few; for many, use `Combobox`. */
export function Select<Value extends string>(props: Props<Value>) {
  const { field, control } = splitFieldProps(props);
  const { value, onChange, options } = control;
  const { t } = useTranslation('ui');
  return (
    <Field {...field}>
      {(ties) => (
        <Base.Root
          items={options}
          value={value === '' ? null : value}
          onValueChange={(next) => next !== null && onChange(next)}
        >
          <Base.Trigger
            {...ties}
            className={classNames(controlLook, 'flex h-control items-center justify-between gap-2 text-left')}
          >
            <Base.Value placeholder={t('overlays.choose')} className="truncate data-placeholder:text-placeholder" />
            <Base.Icon className="flex-none text-muted">
              <ChevronDown aria-hidden className="size-4.5" strokeWidth={1.75} />
            </Base.Icon>
          </Base.Trigger>
          <Base.Portal>
            <Base.Positioner
              alignItemWithTrigger={false}
              sideOffset={4}
              collisionPadding={8}
              className="z-40 outline-none"
            >
              <Base.Popup className={`${popup} min-w-(--anchor-width)`}>
                <Base.List className={popupList}>
                  {options.map((option) => (
                    <Base.Item key={option.value} value={option.value} className={popupItem}>
                      <Base.ItemText className="min-w-0 flex-1">{option.label}</Base.ItemText>
                      <Base.ItemIndicator className="text-brand-text">
                        <Check aria-hidden className="size-4.5" />
                      </Base.ItemIndicator>
                    </Base.Item>
                  ))}
                </Base.List>
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </Field>
  );
}
