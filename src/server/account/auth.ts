import type { Kysely } from 'kysely';
import { MIN_PASSWORD_LENGTH } from '#domain/shared/password.ts';
import { SESSION_RENEWAL_SECONDS, SESSION_SECONDS } from '#server/kernel/http/session.ts';
import type { Log } from '#server/kernel/log.ts';
import { whenNeeded } from '#server/kernel/when-needed.ts';
import { verifyPassword } from './passwords.ts';

const timestamps = { createdAt: 'created_at', updatedAt: 'updated_at' };

type Settings = {
  database: Kysely<unknown>;
  secret: string;
  publicUrl: string;
  log: Log;
  hashPassword: (password: string) => Promise<string>;
};

export type Auth = ReturnType<typeof openAuth>;

/**
 * better-auth keeps users, sessions and reset links; our routes call it, none of its own are mounted. It is loaded by the first who
 * signs in: a program that nobody uses needs no memory for it.
 */
export function openAuth(settings: Settings) {
  return whenNeeded(() => loadAuth(settings));
}

async function loadAuth({ database, secret, publicUrl, log, hashPassword }: Settings) {
  const { betterAuth } = await import('better-auth');
  const { $context } = betterAuth({
    baseURL: publicUrl,
    trustedOrigins: [publicUrl],
    secret,
    telemetry: { enabled: false },
    // Our own limits stand in front: by account and by address, shared by all processes.
    rateLimit: { enabled: false },
    logger: { log: (level, message) => log.debug({ level }, message) },
    database: { db: database, type: 'postgres', schemaName: 'auth', transaction: true },
    advanced: {
      cookiePrefix: 'madeixa',
      useSecureCookies: publicUrl.startsWith('https:'),
      database: { generateId: 'uuid' },
    },
    user: { modelName: 'users', fields: { emailVerified: 'email_verified', ...timestamps } },
    session: {
      modelName: 'sessions',
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        ...timestamps,
      },
      expiresIn: SESSION_SECONDS,
      updateAge: SESSION_RENEWAL_SECONDS,
    },
    account: {
      modelName: 'accounts',
      fields: {
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        ...timestamps,
      },
    },
    verification: {
      modelName: 'verifications',
      fields: { expiresAt: 'expires_at', ...timestamps },
      storeIdentifier: 'hashed',
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: 128,
      password: { hash: hashPassword, verify: verifyPassword },
    },
  });
  return (await $context).internalAdapter;
}
