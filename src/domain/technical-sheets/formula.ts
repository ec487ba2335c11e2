export type FormulaLine = {
  place: string;
  product: string;
  brand: string;
  proportion: string;
  minutes: number | null;
};

/** A formula in one line, as somebody would say it: "Tonalizante 6/0, 30 g + 60 ml, 25 min". Of several lines the places tell which is which. */
export function formulaInWords(lines: readonly FormulaLine[]): string {
  const [only, another] = lines;
  if (only && !another) return inWords(only);
  return lines.map((line) => (line.place ? `${line.place}: ${inWords(line)}` : inWords(line))).join('; ');
}

function inWords({ product, proportion, minutes }: FormulaLine): string {
  return [product, proportion, minutes === null ? '' : `${minutes} min`].filter((part) => part !== '').join(', ');
}

/** Whether nothing was written into a line: such a line is no line. */
export function isEmptyLine({ place, product, brand, proportion, minutes }: FormulaLine): boolean {
  return [place, product, brand, proportion].every((text) => text.trim() === '') && minutes === null;
}
