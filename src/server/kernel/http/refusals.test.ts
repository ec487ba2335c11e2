import { ORPCError } from '@orpc/server';
import { expect, test } from 'vitest';
import { accepted } from './refusals.ts';

type Options<Data> = { data: Data; cause?: unknown };

/** As a handler is given them. */
const errors = {
  NOT_FOUND: (options: { data?: unknown; cause?: unknown } = {}) => new ORPCError('NOT_FOUND', options),
  CONFLICT: (options: Options<{ professional: string }>) => new ORPCError('CONFLICT', options),
  STALE: (options: Options<{ version: number }>) => new ORPCError('STALE', options),
};

type Saved = { ok: true; id: string } | { ok: false; reason: 'gone' };
type Taken = { ok: false; reason: 'taken'; professional: string };

const refusals = { gone: 'NOT_FOUND', taken: 'CONFLICT' } as const;

function thrownBy(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was refused.');
}

test('what was accepted is handed on', () => {
  expect(accepted({ ok: true, id: 'a' } as Saved, errors, refusals).id).toBe('a');
});

test('a refusal becomes the error of its reason, with what it carries as data and its cause for the log', () => {
  const taken: Saved | Taken = { ok: false, reason: 'taken', professional: 'Rita' };
  expect(thrownBy(() => accepted(taken as Saved | Taken, errors, refusals))).toMatchObject({
    code: 'CONFLICT',
    data: { professional: 'Rita' },
  });
  const gone = { ok: false, reason: 'gone', cause: 'the shelf fell down' } as const;
  const error = thrownBy(() => accepted(gone, errors, refusals));
  expect(error).toMatchObject({ code: 'NOT_FOUND', cause: 'the shelf fell down' });
  expect((error as ORPCError<string, unknown>).data).toBeUndefined();
});

test('a reason that is the name of an error needs no other, and may have one', () => {
  type NotFound = { ok: true } | { ok: false; reason: 'not_found' };
  type Stale = NotFound | { ok: false; reason: 'stale'; version: number };
  const stale = { ok: false, reason: 'stale', version: 2 } as Stale;
  expect(thrownBy(() => accepted(stale, errors))).toMatchObject({ code: 'STALE', data: { version: 2 } });
  const notFound = { ok: false, reason: 'not_found' } as NotFound;
  expect(thrownBy(() => accepted(notFound, errors))).toMatchObject({ code: 'NOT_FOUND' });
  const { NOT_FOUND: _, ...others } = { ...errors, GONE: errors.NOT_FOUND };
  expect(thrownBy(() => accepted(notFound, others, { not_found: 'GONE' }))).toMatchObject({ code: 'NOT_FOUND' });
  const never = () => {
    // @ts-expect-error: the operation does not declare it.
    accepted(notFound, others);
    // @ts-expect-error: the error of that name says the version, and this refusal does not.
    accepted({ ok: false, reason: 'stale' } as const, errors);
    // @ts-expect-error: the operation has no such error.
    accepted(notFound, errors, { not_found: 'ABSENT' });
  };
  expect(never).toBeTypeOf('function');
});

test('a reason without an error, an error that is not declared and data that does not fit do not compile', () => {
  const never = (outcome: Saved | Taken) => {
    // @ts-expect-error: no error has the name of either.
    accepted(outcome, errors);
    // @ts-expect-error: nothing is said about `taken`.
    accepted(outcome, errors, { gone: 'NOT_FOUND' });
    // @ts-expect-error: the operation has no such error.
    accepted(outcome, errors, { gone: 'GONE', taken: 'CONFLICT' });
    // @ts-expect-error: the error says who, and this refusal does not.
    accepted(outcome, errors, { gone: 'CONFLICT', taken: 'CONFLICT' });
    // @ts-expect-error: who it was would be lost.
    accepted(outcome, errors, { gone: 'NOT_FOUND', taken: 'NOT_FOUND' });
  };
  expect(never).toBeTypeOf('function');
});
