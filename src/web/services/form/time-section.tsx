import { Hand, Hourglass, type LucideIcon, Plus, SprayCan, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { LONGEST_DURATION_MINUTES } from '#domain/services/defaults.ts';
import { LONGEST_CLEANUP_MINUTES, MOST_PARTS } from '#domain/services/parts.ts';
import { formatDuration } from '#domain/shared/durations.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { focusOn } from '#web/ui/focus-on.ts';
import { FormSection } from '#web/ui/form-section.tsx';
import { NumberField, type NumberFieldProps } from '#web/ui/number-field.tsx';
import { useRows } from '#web/ui/use-rows.ts';
import { withMore, without } from './part-rows.ts';
import type { ServiceFields, TypedPart } from './service-form.ts';
import { TimeBar } from './time-bar.tsx';

/** How long the service takes, in one piece or with pauses, and the minutes to clean up after it. */
export function TimeSection({ form }: { form: ServiceFields }) {
  const { t } = useTranslation('services');
  const rows = useRows(form, 'parts');
  const [focused, setFocused] = useState<number>();
  const parts = form.watch('parts');
  const duration = form.control('duration_minutes');
  const cleanup = form.control('cleanup_minutes');
  const problem = form.control('parts').error;

  /** The row at this place takes the focus. */
  function change(next: TypedPart[], at: number) {
    setFocused(at);
    const [only, ...others] = next;
    // What is left of the work is how long it takes.
    if (only && others.length === 0) duration.onChange(only.minutes);
    rows.replace(others.length === 0 ? [] : next);
  }

  return (
    <FormSection
      title={t('time.title')}
      note={<TimeNote parts={parts} cleanup={cleanup.value} />}
      action={
        parts.length < MOST_PARTS && (
          <Button
            icon={Plus}
            variant="ghost"
            size="sm"
            className="text-brand-text! max-md:min-h-11"
            onClick={() => change(withMore(parts, duration.value), Math.max(parts.length, 1))}
          >
            {t('time.add')}
          </Button>
        )
      }
    >
      <div className="overflow-clip rounded-card border border-divider">
        {parts.length > 0 && <TimeBar parts={parts} cleanup={cleanup.value} />}
        <ul className="divide-y divide-divider">
          {parts.length === 0 ? (
            <TimeRow
              icon={Hand}
              title={t('form.duration')}
              label={t('form.duration')}
              {...duration}
              ref={focused === 0 ? focusOn : undefined}
              max={LONGEST_DURATION_MINUTES}
              required
            />
          ) : (
            rows.keys.map((key, index) => (
              <TimeRow
                key={key}
                icon={index % 2 === 0 ? Hand : Hourglass}
                title={t(`time.${kindOf(index, parts.length)}`)}
                hint={index % 2 === 1 ? t('time.pauseHint') : undefined}
                label={t('time.minutesOf', { part: t(`time.${kindOf(index, parts.length)}`), number: index + 1 })}
                {...form.control(`parts.${index}.minutes`)}
                ref={focused === index ? focusOn : undefined}
                error={form.control(`parts.${index}`).error}
                max={LONGEST_DURATION_MINUTES}
                required
              >
                <IconButton
                  icon={X}
                  label={t('time.remove', { part: t(`time.${kindOf(index, parts.length)}`), number: index + 1 })}
                  onClick={() => change(without(parts, index), Math.max(0, index - 1))}
                />
              </TimeRow>
            ))
          )}
          <TimeRow
            icon={SprayCan}
            title={t('time.cleanup')}
            hint={t('time.cleanupHint')}
            label={t('time.cleanup')}
            {...cleanup}
            min={0}
            max={LONGEST_CLEANUP_MINUTES}
          />
        </ul>
      </div>
      {problem && (
        <p role="alert" className="text-13 font-medium text-danger-text">
          {problem}
        </p>
      )}
    </FormSection>
  );
}

type TimeRowProps = NumberFieldProps & {
  icon: LucideIcon;
  title: string;
  hint?: string | undefined;
  children?: ReactNode;
};

function TimeRow({ icon: Icon, title, hint, children, ...field }: TimeRowProps) {
  const { t } = useTranslation('services');
  return (
    <li className="flex min-w-0 items-start gap-3 py-1.5 pr-2 pl-3 max-[23rem]:gap-2 md:pl-4">
      <Icon aria-hidden strokeWidth={1.75} className="mt-2.5 size-4.5 flex-none text-muted max-md:mt-3" />
      <div className="grid min-h-control min-w-0 flex-1 content-center">
        <span aria-hidden className="text-sm font-medium wrap-anywhere max-md:text-base">
          {title}
        </span>
        {hint && <span className="text-13 text-muted">{hint}</span>}
      </div>
      <NumberField
        min={1}
        step={5}
        {...field}
        hideLabel
        className="w-28 max-[23rem]:w-22 [&_input]:pr-11 [&_input]:text-right"
        suffix={t('form.minutes')}
      />
      <span className="flex w-10 flex-none justify-center">{children}</span>
    </li>
  );
}

/** "1h 45min para o cliente, 1h 25min do profissional" */
function TimeNote({ parts, cleanup }: { parts: readonly TypedPart[]; cleanup: number | null }) {
  const { t } = useTranslation('services');
  const all = parts.map(({ minutes }) => minutes ?? 0);
  const total = sum(all);
  const work = sum(all.filter((_, index) => index % 2 === 0)) + (cleanup ?? 0);
  if (parts.length === 0 || !Number.isInteger(total) || !Number.isInteger(work)) return null;
  return t('time.note', { total: formatDuration(total), work: formatDuration(work) });
}

const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);

function kindOf(index: number, count: number) {
  if (index % 2 === 1) return 'pause';
  if (index === 0) return 'first';
  return index === count - 1 ? 'last' : 'between';
}
