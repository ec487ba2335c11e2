import { expect, test } from 'vitest';
import { turns } from './in-turn.ts';

/** Takes a turn, and says so once it has it. */
function asking({ take }: ReturnType<typeof turns>, salon: string) {
  const one: { has?: boolean; isGone: boolean } = { isGone: false };
  void take(salon, () => one.isGone).then((has) => {
    one.has = has;
  });
  return one;
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('so many of a salon run at a time, the next when one is done, in their order', async () => {
  const queue = turns(2, 5);
  const asked = [1, 2, 3, 4].map(() => asking(queue, 'mine'));
  await settled();
  expect(asked.map(({ has }) => has)).toEqual([true, true, undefined, undefined]);
  queue.giveBack('mine');
  await settled();
  expect(asked.map(({ has }) => has)).toEqual([true, true, true, undefined]);
});

test('another salon does not wait', async () => {
  const queue = turns(1, 5);
  asking(queue, 'mine');
  asking(queue, 'mine');
  const theirs = asking(queue, 'theirs');
  await settled();
  expect(theirs.has).toBe(true);
});

test('whoever comes when too many wait already is sent away, and finds a turn later', async () => {
  const queue = turns(1, 1);
  const asked = [1, 2, 3].map(() => asking(queue, 'mine'));
  await settled();
  expect(asked.map(({ has }) => has)).toEqual([true, undefined, false]);
  queue.giveBack('mine');
  queue.giveBack('mine');
  const later = asking(queue, 'mine');
  await settled();
  expect(later.has).toBe(true);
});

test('whoever has hung up keeps nobody from waiting, and gets no turn', async () => {
  const queue = turns(1, 2);
  const [, gone, waiting] = [1, 2, 3].map(() => asking(queue, 'mine'));
  if (gone) gone.isGone = true;
  const next = asking(queue, 'mine');
  await settled();
  expect([gone?.has, waiting?.has, next.has]).toEqual([false, undefined, undefined]);
  if (waiting) waiting.isGone = true;
  queue.giveBack('mine');
  await settled();
  expect([waiting?.has, next.has]).toEqual([false, true]);
});
