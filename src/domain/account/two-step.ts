/** How many there are, and how they look: `7k2mq-9xw4r`. No letter is taken for a digit. */
export const RECOVERY_CODES = 10;
export const RECOVERY_LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';

export const recoveryCode = (letters: string): string => `${letters.slice(0, 5)}-${letters.slice(5)}`;

export type TypedCode = { kind: 'app'; code: string } | { kind: 'recovery'; code: string };

/** Whether a code was typed that the app shows, or one that was kept; blanks, dashes and capitals do not count. */
export function typedCode(typed: string): TypedCode {
  const bare = typed.replace(/[\s-]/g, '').toLowerCase();
  return /^\d{6}$/.test(bare) ? { kind: 'app', code: bare } : { kind: 'recovery', code: recoveryCode(bare) };
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** As authenticator apps take a key (RFC 4648), without padding. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** What the QR code says to an authenticator app. */
export function authenticatorUri(email: string, key: string): string {
  return `otpauth://totp/Madeixa:${encodeURIComponent(email)}?secret=${key}&issuer=Madeixa`;
}
