import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { Ban, Check } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { STATUSES, type Status } from '#domain/agenda/statuses.ts';

const icons = { pendente: undefined, finalizado: Check, cancelado: Ban } as const;

/** The three states side by side: one press, and the others in sight. */
export function StatusField({ value, onChange }: { value: Status; onChange: (status: Status) => void }) {
  const { t } = useTranslation('agenda');
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <span id={id} className="text-13 font-medium">
        {t('sheet.status')}
      </span>
      <RadioGroup
        aria-labelledby={id}
        value={value}
        onValueChange={(status: Status) => onChange(status)}
        className="grid grid-cols-3 rounded-control bg-subtle p-1 dark:bg-page"
      >
        {STATUSES.map((status) => {
          const Icon = icons[status];
          return (
            <Radio.Root
              key={status}
              value={status}
              render={<button type="button" />}
              nativeButton
              className="flex h-9 items-center justify-center gap-1.5 rounded-[4px] text-sm font-medium text-muted data-checked:bg-raised data-checked:text-text data-checked:shadow-1 max-md:h-11 max-md:text-base"
            >
              {Icon && value === status && <Icon aria-hidden className="size-4 text-success-text" />}
              {t(`status.${status}`)}
            </Radio.Root>
          );
        })}
      </RadioGroup>
    </div>
  );
}
