import pg from 'pg';
import { expect, test } from 'vitest';
import { isDatabaseAway } from './away.ts';

const said = (message: string, fields: object = {}) => Object.assign(new Error(message), fields);
const byDatabase = (code: string) =>
  Object.assign(new pg.DatabaseError('in its words', 12, 'error'), { severity: 'FATAL', code });

test.each([
  ['it is told to end', byDatabase('57P01')],
  ['it crashed', byDatabase('57P02')],
  ['it is starting', byDatabase('57P03')],
  ['a statement took too long', byDatabase('57014')],
  ['it has too many connections', byDatabase('53300')],
  ['it takes no connections', byDatabase('55000')],
  ['its disk is full', byDatabase('53100')],
  ['its memory is full', byDatabase('53200')],
  ['its disk fails', byDatabase('58030')],
  ['a pooler does not reach it', byDatabase('08P01')],
  ['a transaction idled too long', byDatabase('25P03')],
  ['the standby was not promoted yet', byDatabase('25006')],
  ['nobody listens', said('connect ECONNREFUSED', { code: 'ECONNREFUSED', syscall: 'connect' })],
  ['nobody listens on any address', Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })],
  ['its unix socket is gone', said('connect ENOENT /x', { code: 'ENOENT', syscall: 'connect' })],
  ['its name is unknown', said('getaddrinfo ENOTFOUND db', { code: 'ENOTFOUND', syscall: 'getaddrinfo' })],
  ['the line was cut', said('read ECONNRESET', { code: 'ECONNRESET', syscall: 'read' })],
  ['the line broke while writing', said('write EPIPE', { code: 'EPIPE', syscall: 'write' })],
  ['the connection ended', said('Connection terminated unexpectedly')],
  ['a new connection took too long', said('Connection terminated due to connection timeout')],
  ['all connections are busy', said('timeout exceeded when trying to connect')],
  ['the greeting took too long', said('timeout expired')],
  ['it does not answer', said('Query read timeout')],
  ['the connection broke before', said('Client has encountered a connection error and is not queryable')],
  ['the program is ending', said('Cannot use a pool after calling end on the pool')],
  ['something else failed for it', said('In other words', { cause: byDatabase('57P01') })],
])('the database is away when %s', (_, error) => {
  expect(isDatabaseAway(error)).toBe(true);
});

test.each([
  ['a row is refused', byDatabase('23505')],
  ['somebody held a lock for too long', byDatabase('55P03')],
  ['a statement asks for what is not ready', Object.assign(byDatabase('55000'), { severity: 'ERROR' })],
  ['a password is wrong', byDatabase('28P01')],
  ['a statement is wrong', byDatabase('42601')],
  ['a file is missing', said('open ENOENT', { code: 'ENOENT', syscall: 'open' })],
  ['the program has a bug', new TypeError('undefined is not a function')],
  ['nothing is known', undefined],
])('the database is not away when %s', (_, error) => {
  expect(isDatabaseAway(error)).toBe(false);
});
