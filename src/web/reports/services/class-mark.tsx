import type { AbcClass } from '#domain/reports/abc.ts';
import { classNames } from '#web/ui/class-names.ts';

const looks: Record<AbcClass, string> = {
  A: 'border-brand-text bg-brand-fill text-on-brand',
  B: 'border-brand-text bg-brand-tint text-brand-text',
  C: 'border-control text-muted',
};

/** The letter; the words beside it say the same. */
export function ClassMark({ of }: { of: AbcClass }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-flex size-6 flex-none items-center justify-center rounded-control border text-13 font-semibold',
        looks[of],
      )}
    >
      {of}
    </span>
  );
}
