import { expect, test, vi } from 'vitest';
import { BadSetting, type Config, readConfig } from './kernel/config.ts';
import { StartRefusal } from './kernel/embedded/start-refusal.ts';

vi.stubEnv('LC_ALL', 'en_US.UTF-8');
const { sentenceFor } = await import('./start-screen.ts');
vi.unstubAllEnvs();

const embedded = readConfig({});
const external = readConfig({ DATABASE_URL: 'postgres://db.example/madeixa' });
const trouble = (fields: object) => Object.assign(new Error('the driver’s own words'), fields);

const unreachable = 'The database of DATABASE_URL does not answer: the driver’s own words';
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
  ['a setting that cannot be', new BadSetting('PORT must be a number.'), undefined, 'PORT must be a number.'],
];

test.each(cases)('%s is one sentence', (_, error, config, sentence) => {
  expect(sentenceFor(error, config)).toBe(sentence);
});

test('a bug keeps its stack, or nobody could mend it', () => {
  expect(sentenceFor(new TypeError('undefined is not a function'), external)).toMatch(/TypeError: undefined.*\n\s+at /);
});
