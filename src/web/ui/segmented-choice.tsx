import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { classNames } from './class-names.ts';

type Props<Value extends string> = {
  label: string;
  hideLabel?: boolean;
  value: Value;
  onChange: (value: Value) => void;
  /** The icon is shown when chosen. */
  options: readonly { value: Value; label: string; icon?: LucideIcon | undefined }[];
  className?: string;
};

/** One of a few short words side by side. */
export function SegmentedChoice<Value extends string>(props: Props<Value>) {
  const { label, hideLabel, value, onChange, options, className } = props;
  const id = useId();
  return (
    <div className={classNames('grid content-start gap-1.5', className)}>
      <span id={id} className={classNames('text-13 font-medium', hideLabel && 'sr-only')}>
        {label}
      </span>
      <RadioGroup
        aria-labelledby={id}
        value={value}
        onValueChange={(next: Value) => onChange(next)}
        className="flex flex-wrap rounded-control bg-subtle p-1 dark:bg-page dark:inset-ring dark:inset-ring-divider"
      >
        {options.map(({ value: one, label, icon: Icon }) => (
          <Radio.Root
            key={one}
            value={one}
            render={<button type="button" />}
            nativeButton
            className="flex flex-1 items-center justify-center gap-1.5 rounded-[4px] text-sm font-medium text-muted data-checked:bg-raised data-checked:text-text data-checked:shadow-1 max-md:h-11 max-md:text-base md:h-[calc(var(--spacing-control)-0.5rem)] forced-colors:data-checked:border"
          >
            {Icon && value === one && <Icon aria-hidden className="size-4 text-success-text" />}
            {label}
          </Radio.Root>
        ))}
      </RadioGroup>
    </div>
  );
}
