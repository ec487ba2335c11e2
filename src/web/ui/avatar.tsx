import { classNames } from './class-names.ts';

const sizes = { sm: 'size-6 text-[10px]', md: 'size-9 text-13', lg: 'size-14 text-xl' };

type Props = {
  name: string;
  tone?: number;
  size?: keyof typeof sizes;
  /** The address of a picture that stands for the initials. */
  src?: string;
};

/** A face, or initials on the staff colour (1 to 10) or on grey. The name is always beside it, so it is not read aloud. */
export function Avatar({ name, tone, size = 'md', src }: Props) {
  if (src) {
    return (
      <img src={src} alt="" loading="lazy" className={classNames('flex-none rounded-full object-cover', sizes[size])} />
    );
  }
  return (
    <span
      aria-hidden="true"
      data-staff={tone}
      className={classNames(
        'inline-flex flex-none items-center justify-center rounded-full leading-none font-semibold tracking-[0.01em] select-none',
        sizes[size],
        tone === undefined
          ? 'bg-subtle text-muted'
          : 'bg-pastel text-[color-mix(in_srgb,var(--bar)_84%,#000)] dark:bg-[color-mix(in_srgb,var(--bar)_45%,var(--color-surface))] dark:text-pastel',
      )}
    >
      {initials(name)}
    </span>
  );
}

function initials(name: string) {
  const words = name.trim().split(/\s+/);
  const first = words[0]?.at(0) ?? '';
  const last = words.length > 1 ? (words.at(-1)?.at(0) ?? '') : '';
  return (first + last).toUpperCase();
}
