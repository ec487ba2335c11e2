/**
 * The rounds of a race, to be a test each. The version that a salon's database has goes through all of them; whether an older one keeps to the
 * same rules shows in a few, because what decides a race is the same statements.
 */
export function roundsOf(count: number): Array<[round: number]> {
  const rounds = process.env.TEST_POSTGRES ? Math.ceil(count / 5) : count;
  return Array.from({ length: rounds }, (_, round) => [round + 1]);
}
