import { expect, test } from 'vitest';
import { shareReading } from './share-reading.ts';

/** Readings that end when the test says so, each answering its number. */
function slowReading() {
  const ends: Array<() => void> = [];
  const fails: Array<() => void> = [];
  const read = () =>
    new Promise<number>((resolve, reject) => {
      const number = ends.length + 1;
      ends.push(() => resolve(number));
      fails.push(() => reject(new Error(`reading ${number}`)));
    });
  return { read, ends, fails };
}

test('who asks while a reading is under way is given one that began afterwards, and shares it', async () => {
  const { read, ends } = slowReading();
  const share = shareReading<number>();
  const first = share('May', read);
  const second = share('May', read);
  const third = share('May', read);
  expect(ends).toHaveLength(1);
  ends[0]?.();
  expect(await first).toBe(1);
  await expect.poll(() => ends.length).toBe(2);
  const fourth = share('May', read);
  ends[1]?.();
  expect(await Promise.all([second, third])).toEqual([2, 2]);
  await expect.poll(() => ends.length).toBe(3);
  ends[2]?.();
  expect(await fourth).toBe(3);
});

test('another question is not waited for', async () => {
  const { read, ends } = slowReading();
  const share = shareReading<number>();
  share('May', read);
  const june = share('June', read);
  ends[1]?.();
  expect(await june).toBe(2);
});

test('a reading that fails is the failure of those who shared it alone', async () => {
  const { read, ends, fails } = slowReading();
  const share = shareReading<number>();
  const first = share('May', read);
  const second = share('May', read);
  fails[0]?.();
  await expect(first).rejects.toThrow('reading 1');
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.();
  expect(await second).toBe(2);
});

test('nothing is kept once it was answered', async () => {
  const { read, ends } = slowReading();
  const share = shareReading<number>();
  const first = share('May', read);
  ends[0]?.();
  await first;
  const second = share('May', read);
  expect(ends).toHaveLength(2);
  ends[1]?.();
  expect(await second).toBe(2);
});
