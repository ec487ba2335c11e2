import { ORPCError } from '@orpc/client';
import { afterEach, expect, test } from 'vitest';
import { againWithSession, type Regained, whenSessionIsLost } from './session-lost.ts';

const unauthorized = () => new ORPCError('UNAUTHORIZED', { defined: true, status: 401 });

let stop = () => {};
afterEach(() => stop());

/** A server that knows nobody until somebody has signed in. */
function server() {
  let isSignedIn = false;
  const calls: string[] = [];
  return {
    calls,
    signIn: () => {
      isSignedIn = true;
    },
    call: (name: string) => async () => {
      calls.push(name);
      await Promise.resolve();
      if (!isSignedIn) throw unauthorized();
      return name;
    },
  };
}

/** Asks, and answers when it is told to. */
function asks() {
  const { promise, resolve } = Promise.withResolvers<Regained>();
  const asked = { times: 0, answer: resolve };
  stop = whenSessionIsLost(() => {
    asked.times += 1;
    return promise;
  });
  return asked;
}

test('several calls that find no session ask once, and all go on after it', async () => {
  const { calls, call, signIn } = server();
  const asked = asks();
  const answers = ['a', 'b', 'c'].map((name) => againWithSession(call(name)));
  await new Promise((resolve) => setImmediate(resolve));
  expect(asked.times).toBe(1);
  signIn();
  asked.answer('same');
  expect(await Promise.all(answers)).toEqual(['a', 'b', 'c']);
  expect(calls).toEqual(['a', 'b', 'c', 'a', 'b', 'c']);
});

test('a call that was refused late goes on without asking once more', async () => {
  const { call, signIn } = server();
  const asked = asks();
  const late = Promise.withResolvers<void>();
  let tries = 0;
  const answer = againWithSession(async () => {
    tries += 1;
    if (tries > 1) return 'late';
    await late.promise;
    throw unauthorized();
  });
  const first = againWithSession(call('a'));
  signIn();
  asked.answer('same');
  await first;
  late.resolve();
  expect(await answer).toBe('late');
  expect(asked.times).toBe(1);
});

test('whoever does not sign in again is refused', async () => {
  const { call } = server();
  asks().answer('nobody');
  await expect(againWithSession(call('a'))).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
});

test('what one owner asked for is never done for another', async () => {
  const { calls, call, signIn } = server();
  const asked = asks();
  let isAnswered = false;
  againWithSession(call('a')).finally(() => {
    isAnswered = true;
  });
  await Promise.resolve();
  signIn();
  asked.answer('other');
  await new Promise((resolve) => setImmediate(resolve));
  expect(calls).toEqual(['a']);
  expect(isAnswered).toBe(false);
});

test('before the sign-in nobody is asked, and other refusals stay what they are', async () => {
  const { call } = server();
  await expect(againWithSession(call('a'))).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  const asked = asks();
  const refused = async () => {
    throw new ORPCError('WRONG_CREDENTIALS', { defined: true, status: 401 });
  };
  await expect(againWithSession(refused)).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
  expect(asked.times).toBe(0);
});
