/**
 * How often something is tried that chance decides: a race, an odd input. The version that a salon's database has goes through all of it;
 * whether an older one keeps to the same rules shows in a fifth, because the statements are the same.
 */
export const timesOf = (count: number): number => (process.env.TEST_POSTGRES ? Math.ceil(count / 5) : count);

/** Runs a race so often, in one test. What fails says in which round. */
export async function inRounds(count: number, race: (round: number) => Promise<void>): Promise<void> {
  for (let round = 1; round <= timesOf(count); round += 1) {
    await race(round).catch((error: Error) => {
      error.message = `round ${round}: ${error.message}`;
      throw error;
    });
  }
}
