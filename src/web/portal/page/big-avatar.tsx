import { initials } from '#domain/shared/names.ts';
import { toneOf } from '#domain/team/colours.ts';

/** Initials on the professional's own colour; the name stands below. */
export function BigAvatar({ name, color }: { name: string; color: string }) {
  return (
    <span
      aria-hidden="true"
      data-staff={toneOf(color) ?? 1}
      className="grid size-18 place-items-center rounded-full bg-pastel text-2xl font-semibold text-[color-mix(in_srgb,var(--bar)_84%,#000)] select-none dark:bg-[color-mix(in_srgb,var(--bar)_45%,var(--color-surface))] dark:text-pastel"
    >
      {initials(name)}
    </span>
  );
}
