import { expect, test } from 'vitest';
import { hashPassword, NOBODYS_HASH, verifyPassword } from './passwords.ts';

test('the right password is recognised, another is not', async () => {
  const hash = await hashPassword('segredo1');
  expect(await verifyPassword({ hash, password: 'segredo1' })).toBe(true);
  expect(await verifyPassword({ hash, password: 'Segredo1' })).toBe(false);
  expect(await verifyPassword({ hash, password: '' })).toBe(false);
});

test('the same password never gives the same hash', async () => {
  const [one, other] = await Promise.all([hashPassword('segredo1'), hashPassword('segredo1')]);
  expect(one).not.toBe(other);
});

test('the hash is argon2id with 19 MiB and two passes', async () => {
  expect(await hashPassword('segredo1')).toMatch(
    /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/,
  );
});

test('a hash names its own cost, and is looked at with that', async () => {
  const hash = await hashPassword('segredo1', { memory: 64, passes: 3 });
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=64,t=3,p=1\$/);
  expect(await verifyPassword({ hash, password: 'segredo1' })).toBe(true);
  expect(await verifyPassword({ hash: hash.replace('t=3', 't=2'), password: 'segredo1' })).toBe(false);
});

test('for an address that nobody has, as much is computed as for one that somebody has', async () => {
  const costOf = (hash: string) => hash.split('$').slice(0, 4);
  expect(costOf(NOBODYS_HASH)).toEqual(costOf(await hashPassword('segredo1')));
  expect(await verifyPassword({ hash: NOBODYS_HASH, password: '' })).toBe(false);
});

test('accents typed on another keyboard are the same password', async () => {
  const hash = await hashPassword('coração'.normalize('NFC'));
  expect(await verifyPassword({ hash, password: 'coração'.normalize('NFD') })).toBe(true);
});

test.each(['', 'nonsense', '$argon2id$v=19$m=19456,t=2,p=1$$', 'scrypt:abc:def'])(
  '%j is nobody’s hash',
  async (hash) => {
    expect(await verifyPassword({ hash, password: 'segredo1' })).toBe(false);
  },
);
