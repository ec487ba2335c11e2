import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/**
 * argon2id with the memory and passes that OWASP advises. At most two at a time: each holds 19 MiB and a thread, and a
 * burst of sign-ins must not starve the agenda of the salons that are working.
 */
const MEMORY_KIB = 19 * 1024;
const PASSES = 2;
const TAG_BYTES = 32;
const AT_ONCE = 2;

const argon2Async = promisify(argon2);

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await digest(password, salt);
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$${plain64(salt)}$${plain64(tag)}`;
}

export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const [, , , , salt, tag] = hash.split('$');
  if (!salt || !tag) return false;
  const expected = Buffer.from(tag, 'base64');
  const given = await digest(password, Buffer.from(salt, 'base64'));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const waiting: Array<() => void> = [];
let running = 0;

async function digest(password: string, nonce: Buffer): Promise<Buffer> {
  if (running >= AT_ONCE) await new Promise<void>((go) => waiting.push(go));
  else running += 1;
  try {
    const message = password.normalize('NFKC');
    return await argon2Async('argon2id', {
      message,
      nonce,
      memory: MEMORY_KIB,
      passes: PASSES,
      parallelism: 1,
      tagLength: TAG_BYTES,
    });
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

function plain64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
