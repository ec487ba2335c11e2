import { Progress as Base } from '@base-ui/react/progress';

export function Progress({ value, max = 100, label }: { value: number; max?: number; label: string }) {
  return (
    <Base.Root value={value} max={max} aria-label={label}>
      <Base.Track className="h-1.5 overflow-hidden rounded-full bg-subtle forced-colors:border">
        <Base.Indicator className="rounded-full bg-brand-fill forced-color-adjust-none transition-[width] duration-200" />
      </Base.Track>
    </Base.Root>
  );
}
