export type Counts = { passed: number; failed: number };

type VitestReport = { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number };
type PlaywrightReport = {
  stats: { expected: number; flaky: number; unexpected: number };
  errors: unknown[];
};

/** Vitest counts no test of a file that throws while loading: then the file itself is what failed. */
export function countVitest({ numPassedTests, numFailedTests, numFailedTestSuites }: VitestReport): Counts {
  return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites };
}

export function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/** A step that ended badly failed at least once, whatever its report says or when there is none. */
export function countStep(code: number, reported: Counts | undefined): Counts {
  if (!reported) return { passed: 0, failed: 1 };
  return code !== 0 && reported.failed === 0 ? { ...reported, failed: 1 } : reported;
}
