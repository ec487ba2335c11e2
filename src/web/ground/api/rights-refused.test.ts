import { ORPCError } from '@orpc/client';
import { afterEach, expect, test, vi } from 'vitest';
import { noticingRefusal, whenRightsAreRefused } from './rights-refused.ts';

let stop = () => {};
afterEach(() => stop());

function looks() {
  const look = vi.fn();
  stop = whenRightsAreRefused(look);
  return look;
}

const refused = (code: string, path = 'payables.list') =>
  noticingRefusal(path.split('.'), async () => {
    throw new ORPCError(code, { defined: true, status: 403 });
  });

test('a call that lacks a right, or whose access has ended, is refused and makes the window look at its rights', async () => {
  const look = looks();
  await expect(refused('NOT_ALLOWED')).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  await expect(refused('NO_ACCESS')).rejects.toMatchObject({ code: 'NO_ACCESS' });
  expect(look.mock.calls).toEqual([['NOT_ALLOWED'], ['NO_ACCESS']]);
});

test('other refusals, and those of a sign-in, say nothing about the rights at this window', async () => {
  const look = looks();
  await expect(refused('NOT_FOUND')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(refused('NO_ACCESS', 'account.signIn')).rejects.toMatchObject({ code: 'NO_ACCESS' });
  expect(await noticingRefusal(['payables', 'list'], async () => 'an answer')).toBe('an answer');
  expect(look).not.toHaveBeenCalled();
});
