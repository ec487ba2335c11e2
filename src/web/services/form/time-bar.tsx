import { formatDuration } from '#domain/shared/durations.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { TypedPart } from './service-form.ts';

/** The parts side by side, each as wide as it is long. The fields below say the same. */
export function TimeBar({ parts, cleanup }: { parts: readonly TypedPart[]; cleanup: number | null }) {
  const { t } = useTranslation('services');
  return (
    <div aria-hidden className="flex h-14 overflow-hidden border-b border-divider text-center text-13/4 tabular-nums">
      {parts.map(({ minutes }, index) => {
        const isPause = index % 2 === 1;
        return (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place.
            key={index}
            style={{ flexGrow: lengthOf(minutes) }}
            className={classNames(
              'grid min-w-0 basis-0 content-center overflow-hidden border-b-3',
              isPause ? `border-control ${hatched}` : 'border-brand-fill bg-brand-tint text-brand-text',
            )}
          >
            <span className="truncate font-semibold">{formatDuration(lengthOf(minutes))}</span>
            {isPause && <span className="truncate text-xs">{t('time.free')}</span>}
          </div>
        );
      })}
      {lengthOf(cleanup) > 0 && (
        <div
          style={{ flexGrow: lengthOf(cleanup) }}
          className="grid min-w-8 basis-0 content-center bg-subtle text-xs text-muted"
        >
          +{lengthOf(cleanup)}
        </div>
      )}
    </div>
  );
}

const hatched =
  'bg-[repeating-linear-gradient(135deg,var(--color-subtle)_0_6px,var(--color-surface)_6px_12px)] text-text';

const lengthOf = (minutes: number | null) =>
  minutes !== null && Number.isInteger(minutes) && minutes > 0 ? minutes : 0;
