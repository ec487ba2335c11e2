import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { STEPS, type Step } from '#domain/booking/draft.ts';
import { classNames } from '#web/ui/class-names.ts';

const all = ['services', ...STEPS] as const;

/** Services, date, time, checkout: done, here, to come. */
export function BookingSteps({ current }: { current: 'services' | Step }) {
  const { t } = useTranslation('booking');
  const here = all.indexOf(current);
  return (
    <ol aria-label={t('steps.label')} className="flex items-center gap-2 text-sm text-muted max-side:hidden">
      {all.map((step, index) => (
        <li
          key={step}
          aria-current={index === here ? 'step' : undefined}
          className={classNames(
            'flex items-center gap-2 aria-[current]:font-medium aria-[current]:text-text',
            index > 0 && 'before:h-px before:w-6 before:bg-divider',
          )}
        >
          <span
            aria-hidden="true"
            className={classNames(
              'grid size-6 place-items-center rounded-full text-13 font-semibold',
              index === here && 'bg-brand-fill text-on-brand',
              index < here && 'bg-success-bg text-success-text',
              index > here && 'bg-subtle text-muted',
            )}
          >
            {index < here ? <Check strokeWidth={2.5} className="size-3.5" /> : index + 1}
          </span>
          {t(`steps.${step}`)}
        </li>
      ))}
    </ol>
  );
}
