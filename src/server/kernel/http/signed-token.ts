import { createHmac, timingSafeEqual } from 'node:crypto';

/** A cookie's value, `token.signature`: a forged one costs no query. */
export const signedToken = (token: string, secret: string): string =>
  encodeURIComponent(`${token}.${signature(token, secret)}`);

export function verifiedToken(cookie: string | undefined, secret: string): string | null {
  const dot = cookie?.lastIndexOf('.') ?? -1;
  if (!cookie || dot < 1) return null;
  const token = cookie.slice(0, dot);
  const given = Buffer.from(cookie.slice(dot + 1));
  const expected = Buffer.from(signature(token, secret));
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
}

function signature(token: string, secret: string): string {
  return createHmac('sha256', secret).update(token).digest('base64');
}
