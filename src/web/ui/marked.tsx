import { matchIn } from './match-in.ts';

/** A name in which what was typed stands out. */
export function Marked({ text, typed }: { text: string; typed: string }) {
  const found = matchIn(text, typed);
  if (!found) return text;
  const [start, end] = found;
  return (
    <>
      {text.slice(0, start)}
      <mark className="bg-transparent font-semibold text-inherit underline decoration-brand-text decoration-2 underline-offset-4">
        {text.slice(start, end)}
      </mark>
      {text.slice(end)}
    </>
  );
}
