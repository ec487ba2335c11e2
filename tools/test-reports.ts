export type Counts = { passed: number; failed: number };

/** What failed, to be told again below everything: a log is often kept by its end alone. */
export type Failure = { test: string; message: string };

type VitestReport = { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number };
type VitestFiles = {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
  }[];
};
type PlaywrightReport = {
  stats: { expected: number; flaky: number; unexpected: number };
  errors: unknown[];
};
type PlaywrightSuite = {
  specs?: {
    title: string;
    file: string;
    ok: boolean;
    tests: { results: { errors: { message?: string }[] }[] }[];
  }[];
  suites?: PlaywrightSuite[];
};
type PlaywrightFiles = { suites: PlaywrightSuite[]; errors: { message?: string }[] };

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

export function failuresOfVitest({ testResults }: VitestFiles): Failure[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [{ test: name, message: message ?? '' }] : [];
    return failed.map(({ fullName, failureMessages }) => ({
      test: `${name}: ${fullName}`,
      message: (failureMessages ?? []).join('\n'),
    }));
  });
}

export function failuresOfPlaywright({ suites, errors }: PlaywrightFiles): Failure[] {
  return [
    ...suites.flatMap(failuresOfSuite),
    ...errors.map(({ message = '' }) => ({ test: 'browser tests', message })),
  ];
}

function failuresOfSuite({ specs = [], suites = [] }: PlaywrightSuite): Failure[] {
  const failed = specs.filter(({ ok }) => !ok);
  const here = failed.map(({ file, title, tests }) => {
    const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
    return { test: `${file}: ${title}`, message: errors.map(({ message }) => message).join('\n') };
  });
  return [...here, ...suites.flatMap(failuresOfSuite)];
}
