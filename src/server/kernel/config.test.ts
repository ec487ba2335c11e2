import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { BadSetting, readConfig } from './config.ts';

test('without settings it serves localhost:3000 on the embedded database, with the demo and without mail', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: 'localhost',
    publicUrl: 'http://localhost:3000',
    databaseUrl: undefined,
    dataFolder: resolve('.data'),
    secret: undefined,
    trustProxy: undefined,
    demo: true,
    mail: { smtpUrl: undefined },
    limits: { signInsPerAddress: 300, signUpsPerAddress: 20, resetsPerAddress: 30, resetsPerEmail: 5 },
  });
});

test('an empty setting is none', () => {
  const names = ['PORT', 'HOST', 'PUBLIC_URL', 'DATABASE_URL', 'DATA_DIR', 'SECRET', 'SMTP_URL', 'TRUST_PROXY'];
  expect(readConfig(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(readConfig({}));
});

test('people reach it where PUBLIC_URL says, without a path or a slash at the end', () => {
  expect(readConfig({ PUBLIC_URL: 'https://salon.example/' }).publicUrl).toBe('https://salon.example');
  expect(readConfig({ PUBLIC_URL: 'https://salon.example:8443/app' }).publicUrl).toBe('https://salon.example:8443');
  expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['PUBLIC_URL', 'salon.example'],
  ['PUBLIC_URL', 'ftp://salon.example'],
  ['SECRET', 'short'],
  ['LIMIT_SIGN_UPS_PER_ADDRESS', '0'],
  ['LIMIT_RESETS_PER_EMAIL', 'many'],
])('%s=%s is refused in a sentence that names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(BadSetting);
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must .+\\.$`));
});
