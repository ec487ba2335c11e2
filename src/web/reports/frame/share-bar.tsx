/** How large a share is, beside its number: for the eye alone. */
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
