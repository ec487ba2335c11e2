import { ORPCError } from '@orpc/client';
import { describe, expect, test } from 'vitest';
import { failureOf } from './failure.ts';

const open = { status: 'pendente' } as const;
const done = { status: 'finalizado' } as const;
const refusal = (code: string) => new ORPCError(code, { defined: true });

describe('which part of the save is to blame', () => {
  test('a service that is gone: the services, of a new appointment or of an old one', () => {
    expect(failureOf(refusal('SERVICE_NOT_FOUND'), done, undefined)).toEqual({ part: 'newLines', why: 'serviceGone' });
    expect(failureOf(refusal('SERVICE_NOT_FOUND'), done, open)).toEqual({ part: 'lines', why: 'serviceGone' });
  });

  test('a product that is gone: the stock of who finalises, else the services', () => {
    expect(failureOf(refusal('PRODUCT_NOT_FOUND'), done, open)).toEqual({ part: 'finalising', why: 'productGone' });
    expect(failureOf(refusal('PRODUCT_NOT_FOUND'), open, undefined)).toEqual({ part: 'newLines', why: 'productGone' });
    expect(failureOf(refusal('PRODUCT_NOT_FOUND'), done, done)).toEqual({ part: 'lines', why: 'productGone' });
  });

  test('stock that cannot be written: the finalising, or what was finalised before', () => {
    expect(failureOf(refusal('STOCK_FAILED'), done, undefined)).toEqual({ part: 'finalising', why: 'server' });
    expect(failureOf(refusal('STOCK_FAILED'), open, done)).toBe('stockFailed');
  });

  test('nothing in particular, where the server could not be reached; and the appointment itself, where it is gone', () => {
    expect(failureOf(new TypeError('Failed to fetch'), open, open)).toBe('failed');
    expect(failureOf(refusal('NOT_FOUND'), open, open)).toBe('notFound');
  });
});
