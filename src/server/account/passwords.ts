import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** argon2id with the memory and passes that OWASP advises. Each holds 19 MiB and a thread, so the program computes them in turn (`PASSWORDS_AT_ONCE`). */
const ADVISED = { memory: 19 * 1024, passes: 2 };
const SALT_BYTES = 16;
const TAG_BYTES = 32;

/** A burst of sign-ins must not starve the agenda of the salons that are working. */
export const PASSWORDS_AT_ONCE = 2;

/** `memory` in KiB. */
export type PasswordCost = typeof ADVISED;

const argon2Async = promisify(argon2);

export async function hashPassword(password: string, cost: PasswordCost = ADVISED): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return written(cost, salt, await digest(password, salt, cost));
}

/** The right shape with a tag that no password has: to look at it costs what looking at anybody's does. */
export const NOBODYS_HASH = written(ADVISED, Buffer.alloc(SALT_BYTES), Buffer.alloc(TAG_BYTES));

/** At the cost that the hash itself names: those of today stay good when dearer ones are made tomorrow. */
export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const [, memory, passes, salt = '', tag = ''] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([^$]+)\$([^$]+)$/.exec(hash) ?? [];
  if (!memory) return false;
  const expected = Buffer.from(tag, 'base64');
  const cost = { memory: Number(memory), passes: Number(passes) };
  const given = await digest(password, Buffer.from(salt, 'base64'), cost);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function written({ memory, passes }: PasswordCost, salt: Buffer, tag: Buffer): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=1$${plain64(salt)}$${plain64(tag)}`;
}

function digest(password: string, nonce: Buffer, cost: PasswordCost): Promise<Buffer> {
  const message = password.normalize('NFKC');
  return argon2Async('argon2id', { message, nonce, ...cost, parallelism: 1, tagLength: TAG_BYTES });
}

function plain64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
