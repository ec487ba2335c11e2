const REMEMBERED_MS = 60_000;
/** More than work at one server within a minute; past it all are asked again. */
const MOST = 10_000;

export type Verdicts = {
  /** Whether this was right at this door a moment ago. Anything else ends what is remembered there. */
  confirms(door: string, pin: string, now: Temporal.Instant): boolean;
  keep(door: string, pin: string, now: Temporal.Instant): void;
};

/**
 * Which PIN was right a moment ago, by door: the link, its stored PIN and the address that it was proven from. Hashing one takes longer than most of
 * what a professional then asks for. Only right ones are remembered, and a single other one ends that: nobody can guess against memory.
 */
export function openVerdicts(): Verdicts {
  const remembered = new Map<string, { pin: string; until: number }>();
  return {
    confirms(door, pin, now) {
      const verdict = remembered.get(door);
      if (verdict && verdict.pin === pin && verdict.until > now.epochMilliseconds) return true;
      remembered.delete(door);
      return false;
    },
    keep(door, pin, now) {
      if (remembered.size >= MOST) remembered.clear();
      remembered.set(door, { pin, until: now.epochMilliseconds + REMEMBERED_MS });
    },
  };
}
