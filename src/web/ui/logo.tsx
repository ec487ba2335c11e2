import { classNames } from './class-names.ts';

export function LogoMark({ className = 'size-7.5' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={classNames('flex-none', className)}>
      <rect width="32" height="32" rx="9" className="fill-brand-600" />
      <path
        d="M7.5 23.5V16c0-6 7.5-6 7.5 0v3.5V16c0-6 8-6 8 0 0 4.5-1.5 7.5-5.5 7.5"
        fill="none"
        stroke="#fff"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5 text-base font-semibold tracking-[-0.01em]">
      <LogoMark />
      Madeixa
    </span>
  );
}

/** Strands of hair; fills its positioned parent. */
export function Strands() {
  return (
    <svg
      viewBox="0 0 840 900"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="#c084fc"
      strokeOpacity=".22"
      strokeWidth="1.5"
      aria-hidden="true"
      className="absolute inset-0 size-full"
    >
      {strands.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}

const strands = Array.from({ length: 22 }, (_, i) => {
  const rise = `C${120 + 5 * i} ${650 + 13 * i} ${350 + 3 * i} ${970 - 5 * i} ${600 + 3 * i} ${852 - 2 * i}`;
  return `M-60 ${700 + 8 * i}${rise}S${800 + 4 * i} ${240 + 26 * i} 980 ${120 + 20 * i}`;
});
