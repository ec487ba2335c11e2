import { classNames } from '#web/ui/class-names.ts';

/** Kept until the row is here that a visit always has: nothing moves under the finger then. */
export function FormulaRoom({ className }: { className?: string | undefined }) {
  return <div aria-hidden className={classNames('h-8 box-content max-md:h-11', className)} />;
}
