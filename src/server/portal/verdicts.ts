const REMEMBERED_MS = 60_000;
/** More than work at one server within a minute; past it all are asked again. */
const MOST = 10_000;

export type Verdicts = {
  knows(what: string, now: Temporal.Instant): boolean;
  keep(what: string, now: Temporal.Instant): void;
};

/**
 * Which PINs were right a moment ago: hashing one takes longer than most of what a professional then asks for. Only right ones are remembered, and
 * only for a link that is looked at again with every call, so that whatever ends the link ends them.
 */
export function openVerdicts(): Verdicts {
  const until = new Map<string, number>();
  return {
    knows(what, now) {
      const end = until.get(what);
      if (end === undefined) return false;
      if (end > now.epochMilliseconds) return true;
      until.delete(what);
      return false;
    },
    keep(what, now) {
      if (until.size >= MOST) until.clear();
      until.set(what, now.epochMilliseconds + REMEMBERED_MS);
    },
  };
}
