/** A share as a bar beside its number, hidden from screen readers. */
export function ShareBar({ share }: { share: number }) {
  return (
    <span
      aria-hidden="true"
      className="block h-2.5 min-w-16 overflow-hidden rounded-full bg-subtle print:border print:border-divider"
    >
      <span
        className="block h-full rounded-full bg-brand-fill forced-color-adjust-none print:bg-black"
        style={{ width: `${Math.min(1, share) * 100}%` }}
      />
    </span>
  );
}
