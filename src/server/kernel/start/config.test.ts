import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { BadSettings, readConfig } from './config.ts';

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
    worker: true,
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
  ['PORT', 'eighty', 'wholeNumber'],
  ['PORT', '70000', 'wholeNumber'],
  ['PORT', '-1', 'wholeNumber'],
  ['PORT', '80.5', 'wholeNumber'],
  ['PUBLIC_URL', 'salon.example', 'publicUrl'],
  ['PUBLIC_URL', 'ftp://salon.example', 'publicUrl'],
  ['SECRET', 'short', 'secret'],
  ['DATABASE_URL', 'mysql://localhost/madeixa', 'databaseUrl'],
  ['DATABASE_URL', 'postgres://user@db:port/madeixa', 'databaseUrl'],
  ['SMTP_URL', 'mail.example', 'smtpUrl'],
  ['SMTP_URL', 'https://mail.example', 'smtpUrl'],
  ['MAIL_FROM', 'Madeixa', 'mailFrom'],
  ['TRUST_PROXY', 'true', 'trustProxy'],
  ['TRUST_PROXY', 'loopback, 10.0.0.0/80', 'trustProxy'],
  ['LOG_LEVEL', 'loud', 'logLevel'],
  ['DEMO', 'no', 'onOrOff'],
  ['WORKER', 'no', 'onOrOff'],
  ['SUPPORT_CONTACT', 'ask Ana', 'supportContact'],
  ['SUPPORT_CONTACT', 'javascript:alert(1)', 'supportContact'],
  ['LIMIT_SIGN_UPS_PER_ADDRESS', '0', 'wholeNumber'],
  ['LIMIT_RESETS_PER_EMAIL', 'many', 'wholeNumber'],
])('%s=%s is refused', (name, value, rule) => {
  expect(badIn({ [name]: value })).toMatchObject([{ setting: name, rule }]);
});

test('all settings that cannot be used are named together', () => {
  const bad = badIn({ PORT: 'eighty', HOST: 'localhost', SECRET: 'short', LOG_LEVEL: 'loud', PUBLIC_URL: 'salon' });
  expect(bad.map(({ setting }) => setting).sort()).toEqual(['LOG_LEVEL', 'PORT', 'PUBLIC_URL', 'SECRET']);
});

test('a folder without terms or privacy policy is named with the others, and so is one that is not there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'madeixa-legal-'));
  mkdirSync(join(folder, 'es'));
  writeFileSync(join(folder, 'es', 'terms.md'), '# Condiciones');
  expect(badIn({ LEGAL_DIR: folder, DEMO: 'no' })).toMatchObject([
    { setting: 'DEMO' },
    { setting: 'LEGAL_DIR', rule: 'legalFolder', details: { kind: 'privacy', value: folder } },
  ]);
  writeFileSync(join(folder, 'es', 'privacy.md'), '# Datos');
  expect(badIn({ LEGAL_DIR: folder })).toEqual([]);
  rmSync(folder, { recursive: true });
  expect(badIn({ LEGAL_DIR: folder })).toMatchObject([{ details: { kind: 'terms', value: folder } }]);
});

test('what may hold a password is not repeated', () => {
  const bad = badIn({ SECRET: 'hunter2', SMTP_URL: 'ana:hunter2@mail', DATABASE_URL: 'ana:hunter2@db' });
  expect(bad).toHaveLength(3);
  expect(JSON.stringify(bad)).not.toContain('hunter2');
});

test.each([
  { DATABASE_URL: 'postgres://postgres:secret@/madeixa?host=%2Ftmp%2Fa&port=5432' },
  { DATABASE_URL: 'postgresql://madeixa:p%40ss@[::1]:6432/madeixa?sslmode=require' },
  { SMTP_URL: 'smtps://user%40mail.example:secret@mail.example:465/?pool=true' },
  { TRUST_PROXY: 'loopback, uniquelocal,10.0.0.0/8, 192.168.0.0/255.255.0.0, fd00::/8, 127.0.0.1' },
  { MAIL_FROM: 'no-reply@salon.example' },
  { DEMO: 'on' },
])('%j can be used', (env) => {
  expect(badIn(env)).toEqual([]);
});

function badIn(env: Record<string, string | undefined>): BadSettings['settings'] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof BadSettings) return error.settings;
    throw error;
  }
}
