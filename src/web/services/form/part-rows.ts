import type { TypedPart } from './service-form.ts';

/** What a colour usually waits, and what is done after that. */
const USUAL = { pause: 30, work: 30 };

/** One more pause with work after it; at first, after all of the work there is. */
export function withMore(parts: readonly TypedPart[], duration: number | null): TypedPart[] {
  const work = parts.length > 0 ? parts : [{ minutes: duration }];
  return [...work, { minutes: USUAL.pause }, { minutes: USUAL.work }];
}

/** Without a part, and without the pause that led to it: the first work goes with the pause after it. A pause goes with the work after it. */
export function without(parts: readonly TypedPart[], index: number): TypedPart[] {
  const from = index % 2 === 1 || index === 0 ? index : index - 1;
  return parts.filter((_, at) => at !== from && at !== from + 1);
}
