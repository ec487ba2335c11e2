import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLog } from './log.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

const away = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

function open() {
  const lines: Array<{ msg: string; alike?: number; err?: object }> = [];
  return { log: openLog('info', { write: (line) => lines.push(JSON.parse(line)) }), lines };
}

test('an outage of the database is said once a second, whoever says it, with how many there were', () => {
  const { log, lines } = open();
  for (let call = 0; call < 50; call += 1) log.error({ err: away() }, 'A call failed');
  log.child({}).error({ err: new Error('Lost', { cause: away() }) }, 'A request failed');
  vi.advanceTimersByTime(999);
  log.warn({ err: away() }, 'Cannot listen to changes');
  expect(lines).toMatchObject([{ msg: 'A call failed', err: { stack: expect.any(String) } }]);
  vi.advanceTimersByTime(1);
  log.error({ err: away() }, 'A call failed');
  expect(lines.slice(1)).toMatchObject([{ msg: 'A call failed', alike: 51 }]);
});

test('everything else is said each time', () => {
  const { log, lines } = open();
  log.error({ err: away() }, 'A call failed');
  for (const turn of [1, 2]) log.error({ err: new Error('a bug') }, `A call failed ${turn}`);
  log.info('plain words %s', 'here');
  log.info({ port: 1 }, 'words about %s', 'it');
  expect(lines.map(({ msg }) => msg)).toEqual([
    'A call failed',
    'A call failed 1',
    'A call failed 2',
    'plain words here',
    'words about it',
  ]);
});
