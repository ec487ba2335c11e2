/** For chosen items that only a colour marks: in forced colours they take the system's highlight. */
export const chosenInForcedColours =
  'forced-colors:aria-[current=date]:bg-[Highlight] forced-colors:aria-[current=date]:text-[HighlightText] forced-colors:aria-[current=date]:forced-color-adjust-none ' +
  'forced-colors:aria-pressed:border-[Highlight] forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText] forced-colors:aria-pressed:forced-color-adjust-none';
