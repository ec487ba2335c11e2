/** What brings a new salon to its first booking, in the order in which it is asked for. */
export const SET_UP_STEPS = ['services', 'salon', 'hours', 'team', 'clients', 'page', 'link'] as const;
export type SetUpStep = (typeof SET_UP_STEPS)[number];

/** About how long each takes. */
export const STEP_MINUTES: Record<SetUpStep, number> = {
  services: 5,
  salon: 2,
  hours: 2,
  team: 3,
  clients: 5,
  page: 2,
  link: 2,
};

type Dated = { name: SetUpStep; done_on: string | null };
export type ShownStep = { name: SetUpStep; number: number; state: 'done' | 'next' | 'later' };

/** What is done shows for the rest of its day and then gives way; the others keep their numbers. */
export function listOf(steps: readonly Dated[], today: string): ShownStep[] {
  const next = steps.find(({ done_on }) => done_on === null);
  return steps.flatMap(({ name, done_on }, index) => {
    if (done_on !== null && done_on < today) return [];
    const state = done_on !== null ? 'done' : name === next?.name ? 'next' : 'later';
    return [{ name, number: index + 1, state }];
  });
}

export function progressOf(steps: readonly Dated[]): { done: number; all: number; minutes: number } {
  const left = steps.filter(({ done_on }) => done_on === null);
  const minutes = left.reduce((sum, { name }) => sum + STEP_MINUTES[name], 0);
  return { done: steps.length - left.length, all: steps.length, minutes };
}

/**
 * The open weekdays as people say them: one run of days has its first and last ("Tuesday to Saturday"), also over the weekend. Null where there are
 * gaps, or every day.
 */
export function runOfDays(weekdays: readonly number[]): { first: number; last: number } | null {
  const open = new Set(weekdays);
  const firsts = [1, 2, 3, 4, 5, 6, 0].filter((day) => open.has(day) && !open.has((day + 6) % 7));
  const [first] = firsts;
  if (first === undefined || firsts.length > 1) return null;
  return { first, last: (first + open.size - 1) % 7 };
}
