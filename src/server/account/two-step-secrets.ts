import { createCipheriv, createDecipheriv, createHmac, randomBytes, randomInt } from 'node:crypto';
import { base32, RECOVERY_CODES, RECOVERY_LETTERS, recoveryCode } from '#domain/account/two-step.ts';
import type { AccountId } from '#server/kernel/principal.ts';
import { derive } from '#server/kernel/secret.ts';

/** As long as the digest of SHA-1, as RFC 4226 advises. */
const SECRET_BYTES = 20;
const IV_BYTES = 12;
const TAG_BYTES = 16;

export type TwoStepSecrets = {
  /** A new one: to be stored, and as its person gives it to the app. */
  make(account: AccountId): { stored: Buffer; key: string };
  read(account: AccountId, stored: Buffer): Buffer;
  fingerprint(recoveryCode: string): Buffer;
};

/** Whoever reads the table can neither make codes nor try recovery codes out: both keys follow from the program's secret, and are in no table. */
export function openTwoStep(secret: string): TwoStepSecrets {
  const key = Buffer.from(derive(secret, 'secrets'), 'base64url');
  const pepper = derive(secret, 'recovery codes');
  return {
    make(account) {
      const plain = randomBytes(SECRET_BYTES);
      const iv = randomBytes(IV_BYTES);
      // Bound to the account: put into another one's row it opens nothing.
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(account));
      const encrypted = Buffer.concat([cipher.update(plain), cipher.final()]);
      return { stored: Buffer.concat([iv, cipher.getAuthTag(), encrypted]), key: base32(plain) };
    },
    read(account, stored) {
      const [iv, tag] = [stored.subarray(0, IV_BYTES), stored.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
      const decipher = createDecipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(account)).setAuthTag(tag);
      return Buffer.concat([decipher.update(stored.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    },
    fingerprint: (code) => createHmac('sha256', pepper).update(code).digest(),
  };
}

/** Ten, as they are shown once. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    recoveryCode(Array.from({ length: 10 }, () => RECOVERY_LETTERS[randomInt(RECOVERY_LETTERS.length)]).join('')),
  );
}
