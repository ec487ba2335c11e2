import { expect, test } from 'vitest';
import { countPlaywright, countStep, countVitest, failuresOfPlaywright, failuresOfVitest } from './test-reports.ts';

test('a file that throws while loading counts as one failure', () => {
  const report = { numPassedTests: 7, numFailedTests: 0, numFailedTestSuites: 1 };
  expect(countVitest(report)).toEqual({ passed: 7, failed: 1 });
});

test('a failed test is counted once, not again with its file', () => {
  const report = { numPassedTests: 7, numFailedTests: 2, numFailedTestSuites: 1 };
  expect(countVitest(report)).toEqual({ passed: 7, failed: 2 });
});

test('errors outside of the browser tests are failures too', () => {
  const report = { stats: { expected: 3, flaky: 1, unexpected: 1 }, errors: ['setup'] };
  expect(countPlaywright(report)).toEqual({ passed: 4, failed: 2 });
});

test('a missing report is a failure', () => {
  expect(countStep(0, undefined)).toEqual({ passed: 0, failed: 1 });
});

test('a step that ended badly without a failed test still failed', () => {
  expect(countStep(1, { passed: 5, failed: 0 })).toEqual({ passed: 5, failed: 1 });
  expect(countStep(0, { passed: 5, failed: 0 })).toEqual({ passed: 5, failed: 0 });
});

test('what failed is told by file and name: a test, or a file that did not load', () => {
  const testResults = [
    {
      name: 'a.test.ts',
      status: 'failed',
      assertionResults: [
        { fullName: 'adds', status: 'passed' },
        { fullName: 'takes away', status: 'failed', failureMessages: ['expected 1, got 2'] },
      ],
    },
    { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    { name: 'c.test.ts', status: 'passed', assertionResults: [] },
  ];
  expect(failuresOfVitest({ testResults })).toEqual([
    { test: 'a.test.ts: takes away', message: 'expected 1, got 2' },
    { test: 'b.test.ts', message: 'no such module' },
  ]);
});

test('a browser test that failed is told however deep it is described', () => {
  const spec = (title: string, ok: boolean) => ({
    title,
    ok,
    file: 'pay.e2e.ts',
    tests: [{ results: [{ errors: ok ? [] : [{ message: 'no such button' }] }] }],
  });
  const suites = [{ specs: [spec('opens', true)], suites: [{ specs: [spec('pays', false)] }] }];
  expect(failuresOfPlaywright({ suites, errors: [] })).toEqual([
    { test: 'pay.e2e.ts: pays', message: 'no such button' },
  ]);
});
