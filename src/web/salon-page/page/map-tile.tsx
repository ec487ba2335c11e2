/** Streets of nowhere: a map would be somebody else's, and tell them who looks. */
export function MapTile() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 360 140"
      preserveAspectRatio="xMidYMid slice"
      className="block h-35 w-full bg-subtle"
    >
      <g className="stroke-surface" strokeWidth="10" fill="none">
        <path d="M-10 40 380 22M-10 108 380 92M60-10l24 170M176-10l14 170M292-10l10 170" />
        <path d="M-10 74 380 58" strokeWidth="18" />
      </g>
      <rect x="204" y="30" width="76" height="26" rx="4" className="fill-success-bg" />
      <g transform="translate(186 40)">
        <path d="M12 34C4 24 0 18 0 12a12 12 0 0 1 24 0c0 6-4 12-12 22Z" fill="#9333ea" />
        <circle cx="12" cy="12" r="5" fill="#fff" />
      </g>
    </svg>
  );
}
