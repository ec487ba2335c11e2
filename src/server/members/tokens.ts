import { createHash, randomBytes } from 'node:crypto';

/** What a link ends in: 192 bits of chance, so its hash needs neither salt nor cost. */
export const newToken = (): string => randomBytes(24).toString('base64url');

/** As a link is stored: whoever reads the database must not be able to use it. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();
