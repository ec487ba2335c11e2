import { ORPCError } from '@orpc/server';
import { expect, expectTypeOf, test } from 'vitest';
import type { Refusal } from '../refusal.ts';
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
});

/** What `accepted` takes for such an outcome. */
type Call<Outcome extends { ok: true } | Refusal, Errors = typeof errors> = Parameters<
  typeof accepted<Outcome, Errors>
>;

test('a reason without an error, an error that is not declared and data that does not fit do not compile', () => {
  type NotFound = { ok: false; reason: 'not_found' };
  type Undeclared = Omit<typeof errors, 'NOT_FOUND'>;
  expectTypeOf<[NotFound, Undeclared]>().not.toExtend<Call<NotFound, Undeclared>>();
  expectTypeOf<[NotFound, typeof errors, { not_found: 'ABSENT' }]>().not.toExtend<Call<NotFound>>();

  // The error of that name says the version, and this refusal does not.
  type Stale = { ok: false; reason: 'stale' };
  expectTypeOf<[Stale, typeof errors]>().not.toExtend<Call<Stale>>();

  type Named<Names> = [Saved | Taken, typeof errors, Names];
  expectTypeOf<Named<{ gone: 'NOT_FOUND'; taken: 'CONFLICT' }>>().toExtend<Call<Saved | Taken>>();
  // No error has the name of either reason.
  expectTypeOf<[Saved | Taken, typeof errors]>().not.toExtend<Call<Saved | Taken>>();
  // Nothing is said about `taken`.
  expectTypeOf<Named<{ gone: 'NOT_FOUND' }>>().not.toExtend<Call<Saved | Taken>>();
  expectTypeOf<Named<{ gone: 'GONE'; taken: 'CONFLICT' }>>().not.toExtend<Call<Saved | Taken>>();
  // The error says who, and this refusal does not.
  expectTypeOf<Named<{ gone: 'CONFLICT'; taken: 'CONFLICT' }>>().not.toExtend<Call<Saved | Taken>>();
  // Who it was would be lost.
  expectTypeOf<Named<{ gone: 'NOT_FOUND'; taken: 'NOT_FOUND' }>>().not.toExtend<Call<Saved | Taken>>();
});
