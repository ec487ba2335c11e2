import { expect, test } from 'vitest';
import { openLanes, TooManyWaiting, type Waiter } from './lanes.ts';

const gone = new Set<string>();
const by = (key: string, lane: Waiter['lane'] = 'strangers'): Waiter => ({ lane, key, isGone: () => gone.has(key) });

/** Everybody's work lasts until it is told to end; `begun` has whose was begun, in order. */
function crowd(rule = { atOnce: 2, most: 4, mostOfOne: 2 }) {
  const lanes = openLanes(rule);
  const begun: string[] = [];
  const ends: Array<() => void> = [];
  const come = (waiter: Waiter) => {
    const outcome = lanes.inTurn(waiter, () => {
      begun.push(waiter.key);
      return new Promise<void>((end) => ends.push(end));
    });
    return outcome.then(
      () => 'done',
      (error) => error,
    );
  };
  const endOne = async () => {
    await new Promise(setImmediate);
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { begun, come, endOne };
}

test('two at a time; so many wait, few of them for one address, and whoever comes after them is refused at once', async () => {
  const { begun, come, endOne } = crowd();
  const all = ['a', 'a', 'a', 'a', 'b', 'c'].map((key) => come(by(key)));
  expect(await come(by('a')), 'two of that address wait already').toBeInstanceOf(TooManyWaiting);
  expect(await come(by('d')), 'four wait already').toBeInstanceOf(TooManyWaiting);
  expect(begun).toEqual(['a', 'a']);
  for (let turn = 0; turn < 6; turn += 1) await endOne();
  expect(begun).toEqual(['a', 'a', 'a', 'a', 'b', 'c']);
  expect(await Promise.all(all)).toEqual(Array.from({ length: 6 }, () => 'done'));
  const later = come(by('d'));
  await endOne();
  expect(await later).toBe('done');
});

test('a full lane keeps nobody out of another, and the lanes take turns', async () => {
  const { begun, come, endOne } = crowd();
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) come(by(key));
  come(by('owner', 'accounts'));
  come(by('professional', 'professionals'));
  for (let turn = 0; turn < 6; turn += 1) await endOne();
  expect(begun).toEqual(['a', 'b', 'c', 'owner', 'professional', 'd', 'e', 'f']);
});

test('whoever has hung up loses the place: it costs no turn, and others take it', async () => {
  const { begun, come, endOne } = crowd();
  const waiting = ['a', 'b', 'left', 'left', 'c', 'd'].map((key) => come(by(key)));
  gone.add('left');
  const instead = ['e', 'f'].map((key) => come(by(key)));
  expect(await come(by('g'))).toBeInstanceOf(TooManyWaiting);
  expect(await waiting[2]).toBeInstanceOf(TooManyWaiting);
  gone.add('d');
  for (let turn = 0; turn < 8; turn += 1) await endOne();
  expect(begun).toEqual(['a', 'b', 'c', 'e', 'f']);
  expect(await Promise.all(instead)).toEqual(['done', 'done']);
});

test('work that fails hands its turn over too', async () => {
  const lanes = openLanes({ atOnce: 1, most: 1, mostOfOne: 1 });
  const failing = lanes.inTurn(by('a'), () => Promise.reject(new Error('no')));
  const next = lanes.inTurn(by('b'), async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});
