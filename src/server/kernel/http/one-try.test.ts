import { expect, test } from 'vitest';
import { TooManyWaiting } from './lanes.ts';
import { openOneTry } from './one-try.ts';

test('the same right secret many times at once is one try', async () => {
  const oneTry = openOneTry();
  let tries = 0;
  const check = async () => ({ ok: true, try: ++tries });
  const outcomes = await Promise.all(Array.from({ length: 9 }, () => oneTry('ana segredo', check)));
  expect(outcomes).toEqual(Array.from({ length: 9 }, () => ({ ok: true, try: 1 })));
  expect(await oneTry('ana segredo', check), 'what is over is not remembered').toEqual({ ok: true, try: 2 });
});

test('each wrong one counts, one after the other, and so does each that failed', async () => {
  const oneTry = openOneTry();
  let tries = 0;
  let atOnce = 0;
  const check = async () => {
    tries += 1;
    atOnce += 1;
    await Promise.resolve();
    expect(atOnce).toBe(1);
    atOnce -= 1;
    if (tries === 2) throw new Error('away');
    return { ok: false };
  };
  const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => oneTry('ana errada', check)));
  expect(tries).toBe(4);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
});

test('no more than forty wait for one', async () => {
  const oneTry = openOneTry();
  const check = () => new Promise<{ ok: boolean }>((done) => setImmediate(() => done({ ok: true })));
  const outcomes = await Promise.allSettled(Array.from({ length: 43 }, () => oneTry('ana segredo', check)));
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused.map(({ reason }) => reason)).toEqual([expect.any(TooManyWaiting), expect.any(TooManyWaiting)]);
});
