import { createHash, randomBytes } from 'node:crypto';
import type { OwnerId } from '../principal.ts';
import type { Cookies } from './session.ts';
import { signedToken, verifiedToken } from './signed-token.ts';

/** Whose desk a device says it is; whether there still is such a desk, the database knows by the hash. */
type SaidDesk = { salon: OwnerId; hash: Buffer };

export type DeskCookies = {
  read(cookies: Cookies): SaidDesk | null;
  /** Of a new desk: what is kept of it, and what its device keeps. */
  issue(salon: OwnerId): { hash: Buffer; cookie: string };
  /** Takes it away. */
  readonly expired: string;
};

const NAME = 'madeixa.desk';

/** As long as browsers keep one. */
const SECONDS = 400 * 24 * 60 * 60;

/** A device's own cookie, `salon:chance`, signed like a session's: it is no session, and lets nobody in without a PIN. */
export function openDeskCookies(secret: string, secure: boolean): DeskCookies {
  const name = secure ? `__Host-${NAME}` : NAME;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  return {
    read(cookies) {
      const token = verifiedToken(cookies[name], secret);
      return token ? { salon: token.split(':', 1)[0] as OwnerId, hash: hashOf(token) } : null;
    },
    issue(salon) {
      const token = `${salon}:${randomBytes(24).toString('base64url')}`;
      return {
        hash: hashOf(token),
        cookie: `${name}=${signedToken(token, secret)}; Max-Age=${SECONDS}; ${attributes}`,
      };
    },
    expired: `${name}=; Max-Age=0; ${attributes}`,
  };
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();
