/** The mark alone where the header is too narrow for the name as well. */
export function Brand({ shrinks = false }: { shrinks?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2.5 font-semibold tracking-tight">
      <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
        <rect width="32" height="32" rx="9" className="fill-brand-fill" />
        <path
          d="M7.5 23.5V16c0-6 7.5-6 7.5 0v3.5V16c0-6 8-6 8 0 0 4.5-1.5 7.5-5.5 7.5"
          fill="none"
          stroke="#fff"
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span className={shrinks ? 'max-[389px]:sr-only' : ''}>{productName}</span>
    </span>
  );
}

const productName = 'Madeixa';
