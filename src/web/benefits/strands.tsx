const strands = Array.from(
  { length: 22 },
  (_, i) =>
    `M-60 ${700 + 8 * i}C${120 + 5 * i} ${650 + 13 * i} ${350 + 3 * i} ${970 - 5 * i} ${600 + 3 * i} ${852 - 2 * i}S${800 + 4 * i} ${240 + 26 * i} 980 ${120 + 20 * i}`,
);

/** A lock of hair in 22 lines: where they come together their strokes add up to a glow. */
export function Strands(props: { viewBox: string; transform?: string; className: string }) {
  return (
    <svg
      viewBox={props.viewBox}
      preserveAspectRatio="none"
      fill="none"
      stroke="#c084fc"
      strokeOpacity=".3"
      strokeWidth="1.5"
      aria-hidden="true"
      className={`absolute h-full ${props.className}`}
    >
      <g transform={props.transform}>
        {strands.map((line) => (
          <path key={line} d={line} />
        ))}
      </g>
    </svg>
  );
}
