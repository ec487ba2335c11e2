import { expect, test, vi } from 'vitest';
import { UnfitDatabase } from '../database/needs.ts';
import { StartRefusal } from '../embedded/start-refusal.ts';
import { ShortSecret } from '../secret.ts';
import { BadSetting, BadSettings, type Config, readConfig } from './config.ts';

vi.stubEnv('LC_ALL', 'en_US.UTF-8');
const { sentenceFor } = await import('./start-screen.ts');
vi.unstubAllEnvs();

const embedded = readConfig({});
const external = readConfig({ DATABASE_URL: 'postgres://db.example/madeixa' });
const trouble = (fields: object) => Object.assign(new Error('the driver’s own words'), fields);

const unreachable = 'The database of DATABASE_URL does not answer: the driver’s own words';
const full = (where: string) => `No space left on the disk: ${where}. Make room and start again.`;
const cases: Array<[string, unknown, Config | undefined, string]> = [
  [
    'a taken port',
    trouble({ code: 'EADDRINUSE', port: 3000 }),
    embedded,
    'Port 3000 is already in use: choose another with PORT.',
  ],
  ['a folder we may not write', trouble({ code: 'EACCES', path: '/data' }), embedded, 'Permission denied: /data.'],
  ['a read-only disk', trouble({ code: 'EROFS', path: '/data' }), embedded, 'Permission denied: /data.'],
  ['a port for root only', trouble({ code: 'EACCES', port: 80 }), embedded, 'Permission denied: PORT=80.'],
  ['nobody at DATABASE_URL', trouble({ code: 'ECONNREFUSED' }), external, unreachable],
  ['an unknown host', trouble({ code: 'ENOTFOUND' }), external, unreachable],
  ['a wrong password', trouble({ code: '28P01' }), external, unreachable],
  ['a missing database', trouble({ code: '3D000' }), external, unreachable],
  ['a database that shuts down', trouble({ code: '57P03' }), external, unreachable],
  [
    'data that is in use',
    new StartRefusal('already_running', '/data'),
    embedded,
    'Another server is already running on this data (/data).',
  ],
  ['data of somebody else', new StartRefusal('no_permission', '/data'), embedded, 'Permission denied: /data.'],
  [
    'a PostgreSQL that gives up',
    new StartRefusal('did_not_start', 'FATAL: no'),
    embedded,
    'Could not start: FATAL: no',
  ],
  [
    'a damaged database',
    new StartRefusal('damaged', '/data/pg', 'PANIC:  could not locate a valid checkpoint record'),
    embedded,
    'The database in /data/pg does not start. Its log (/data/pg/log) says at last: "PANIC:  could not locate a valid checkpoint record". Keep a copy of the folder, then put it back from a backup (deploy/README.md, Backups). To begin afresh instead, move it away.',
  ],
  [
    'a database of a newer version',
    new UnfitDatabase([{ what: 'newerMigration', name: '0099_next.sql' }]),
    external,
    'A newer version has changed the database (0099_next.sql) so that this one cannot work with it: start the newer version.',
  ],
  [
    'a database without its roles',
    new UnfitDatabase([{ what: 'role', role: 'madeixa_app' }]),
    external,
    'The database has no role madeixa_app: restore it as deploy/README.md says.',
  ],
  [
    'a setting that cannot be',
    new BadSettings([new BadSetting('DEMO', 'onOrOff', { value: 'no' })]),
    undefined,
    'DEMO must be on or off, not "no".',
  ],
  [
    'a secret that was cut off',
    new ShortSecret('/data/secret'),
    embedded,
    'The secret in /data/secret was cut off: it has fewer than 32 characters. Put it back from a backup, or delete the file: then a new one is made, and everybody signs in again.',
  ],
  ['a full disk', trouble({ code: 'ENOSPC', path: '/data/secret' }), embedded, full('/data/secret')],
  ['a full disk that initdb met', new StartRefusal('disk_full', '/data/pg'), embedded, full('/data/pg')],
  [
    'a full disk that a migration met',
    new Error('Migration 0001 failed', { cause: trouble({ code: '53100' }) }),
    embedded,
    full(embedded.dataFolder),
  ],
  ['a full disk of somebody’s own database', trouble({ code: '53100' }), external, full('DATABASE_URL')],
  [
    'an address that is none of ours',
    new BadSettings([new BadSetting('HOST', 'host', { value: 'x' })]),
    embedded,
    'HOST must be an address of this machine, not "x".',
  ],
];

test.each(cases)('%s is one sentence', (_, error, config, sentence) => {
  expect(sentenceFor(error, config)).toBe(sentence);
});

test('a bug keeps its stack, or nobody could mend it', () => {
  expect(sentenceFor(new TypeError('undefined is not a function'), external)).toMatch(/TypeError: undefined.*\n\s+at /);
});
