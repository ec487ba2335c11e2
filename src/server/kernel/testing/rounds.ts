/**
 * How often something is tried that chance decides: a race, an odd input. The version that a salon's database has goes through all of it;
 * whether an older one keeps to the same rules shows in a fifth, because the statements are the same.
 */
export const timesOf = (count: number): number => (process.env.TEST_POSTGRES ? Math.ceil(count / 5) : count);

/** The rounds of a race, to be a test each. */
export const roundsOf = (count: number): Array<[round: number]> =>
  Array.from({ length: timesOf(count) }, (_, round) => [round + 1]);
