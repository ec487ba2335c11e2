import { matchIn } from '#web/ui/marked.tsx';

type Range = [from: number, to: number];

/** Where a text has what was typed: as a whole, else word by word. In order, and none over another. */
export function marksIn(text: string, typed: string): Range[] {
  const whole = matchIn(text, typed);
  const found = whole
    ? [whole]
    : typed.split(/\s+/).flatMap((word) => [matchIn(text, word)].filter((one) => one !== null));
  const kept: Range[] = [];
  for (const range of found.toSorted(([a], [b]) => a - b)) if (range[0] >= (kept.at(-1)?.[1] ?? 0)) kept.push(range);
  return kept;
}

/** The figures of a phone that were typed, whatever stands between them. */
export function marksInPhone(shown: string, typed: string): Range[] {
  const wanted = typed.replaceAll(/\D/g, '');
  if (wanted.length < 3 || /[^\d\s+().-]/.test(typed)) return [];
  const places = [...shown].flatMap((sign, at) => (/\d/.test(sign) ? [at] : []));
  const at = places
    .map((place) => shown[place])
    .join('')
    .indexOf(wanted);
  const [from, to] = [places[at], places[at + wanted.length - 1]];
  return at < 0 || from === undefined || to === undefined ? [] : [[from, to + 1]];
}
