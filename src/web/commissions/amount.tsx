import { useAmounts } from '#web/reports/frame/use-amounts.ts';
import { classNames } from '#web/ui/class-names.ts';

/** Below zero it has a minus and is red; nothing steps back. */
export function Amount({ of, className }: { of: number; className?: string }) {
  const { money } = useAmounts();
  return (
    <span
      className={classNames(
        'whitespace-nowrap tabular-nums',
        of < 0 && 'text-danger-text',
        of === 0 && 'font-normal text-muted',
        className,
      )}
    >
      {money(of)}
    </span>
  );
}
