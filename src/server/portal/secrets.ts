import { createHash, createHmac, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { isCommonPin, PINS, pinNumber } from '#domain/portal/pin.ts';
import { NOBODYS_HASH, verifyPassword } from '#server/account/passwords.ts';

/** What a link ends in: 122 bits of chance, so its hash needs neither salt nor cost. */
export const newToken = (): string => randomUUID();

/** Chance picks none that is tried first. */
export function randomPin(): string {
  for (;;) {
    const pin = pinNumber(randomInt(PINS));
    if (!isCommonPin(pin)) return pin;
  }
}

export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token.toLowerCase()).digest();
}

export type Pins = {
  hash(pin: string): Promise<string>;
  /** Without a hash it takes as long, and no PIN is right. */
  verify(pin: string, hash: string | undefined): Promise<boolean>;
  /** Tells PINs apart in this process's memory alone. */
  fingerprint(pin: string): string;
};

/**
 * A million PINs are tried out in no time by whoever has a stolen table, however dear each try is. So a PIN goes through the pepper first, which
 * follows from the program's secret and is in no table.
 */
export function openPins(pepper: string, hashPassword: (password: string) => Promise<string>): Pins {
  const peppered = (pin: string) => createHmac('sha256', pepper).update(pin).digest('base64url');
  const ofThisProcess = randomBytes(32);
  return {
    hash: (pin) => hashPassword(peppered(pin)),
    verify: (pin, hash = NOBODYS_HASH) => verifyPassword({ hash, password: peppered(pin) }),
    fingerprint: (pin) => createHmac('sha256', ofThisProcess).update(pin).digest('base64url'),
  };
}
