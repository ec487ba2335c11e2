export function Progress({ value, max = 100, label }: { value: number; max?: number; label: string }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      className="h-1.5 overflow-hidden rounded-full bg-subtle forced-colors:border"
    >
      <div
        className="h-full rounded-full bg-brand-fill forced-color-adjust-none transition-[width] duration-200"
        style={{ width: `${(100 * value) / max}%` }}
      />
    </div>
  );
}
