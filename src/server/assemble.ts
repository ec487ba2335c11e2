import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { openAuth } from './account/auth.ts';
import { mailResetLink } from './account/mail-reset-link.ts';
import { hashPassword, type PasswordCost } from './account/passwords.ts';
import { resetWording } from './account/refusals.ts';
import { notePasswordReset } from './account/reset-password.ts';
import { accountFunctions, accountRoutes } from './account/routes.ts';
import { type AccountServices, accountLimits } from './account/services.ts';
import { agendaRoutes, salonSettingsRoutes } from './agenda/routes.ts';
import { agendaSettingsRoutes } from './agenda/settings-routes.ts';
import { letterAbout } from './booking/mail-request.ts';
import { bookingWording } from './booking/refusals.ts';
import { bookingFunctions, bookingRpc, publicRoutes } from './booking/routes.ts';
import { type BookingServices, bookingLimits } from './booking/services.ts';
import { showSalon } from './booking/show-salon.ts';
import { openNotices } from './booking/tell-owner.ts';
import { clientsRoutes } from './clients/routes.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { open } from './kernel/api.ts';
import { addApiDocs } from './kernel/api-docs.ts';
import { addApiRoutes } from './kernel/api-routes.ts';
import type { Config } from './kernel/config.ts';
import { databaseOf, openAuthPool, openPool } from './kernel/db.ts';
import { changedWithin, followChanges } from './kernel/db-changes.ts';
import { addHealthRoutes } from './kernel/health.ts';
import { openHttp } from './kernel/http.ts';
import { addLiveRoute } from './kernel/live.ts';
import type { Log } from './kernel/log.ts';
import { openMail } from './kernel/mail.ts';
import { addPages, isBuilt } from './kernel/pages.ts';
import { makeLogins } from './kernel/roles.ts';
import { derive } from './kernel/secret.ts';
import { openSessions } from './kernel/session.ts';
import type { Wording } from './kernel/wording.ts';
import { productsRoutes } from './products/routes.ts';
import { servicesRoutes } from './services/routes.ts';
import { teamRoutes } from './team/routes.ts';

const WEB_FOLDER = fileURLToPath(new URL('../../dist/web', import.meta.url));
// Together well under the embedded database's sixty connections.
const APP_CONNECTIONS = 20;
const AUTH_CONNECTIONS = 10;
const MB = 1024 * 1024;
/** A file of twenty thousand clients, and the phones of such a file. */
const LARGE_BODIES = { '/api/clients/import': 4 * MB, '/api/clients/import/check': MB };

/** The calls that the specification names refuse with a sentence to show. */
const WORDINGS: Array<[paths: RegExp, wording: Wording]> = [
  [/^\/api\/functions\/request-password-reset\b/, resetWording],
  [/^\/api\/(functions|rpc|public)\//, bookingWording],
];

export type Server = { http: FastifyInstance; accounts: AccountServices; close: () => Promise<void> };

/** Puts the parts together on a migrated database. Only tests, whose passwords nobody wants, name a `passwordCost`. */
export async function assemble(
  config: Config,
  secret: string,
  adminUrl: string,
  log: Log,
  passwordCost?: PasswordCost,
): Promise<Server> {
  const logins = await makeLogins(adminUrl, secret);
  const pool = openPool(logins.app, APP_CONNECTIONS);
  const authDatabase = openAuthPool(logins.auth, AUTH_CONNECTIONS);
  const mail = openMail(config.mail, join(config.dataFolder, 'outbox'), log);
  const sessionSecret = derive(secret, 'sessions');
  const limits = accountLimits(pool, config.limits);
  const hash = (password: string) => hashPassword(password, passwordCost);
  const auth = openAuth({
    database: authDatabase.database,
    secret: sessionSecret,
    publicUrl: config.publicUrl,
    log,
    hashPassword: hash,
    passwordWasReset: (user) => notePasswordReset({ pool, authPool: authDatabase.pool, limits }, user),
  });
  const accounts: AccountServices = {
    auth,
    authPool: authDatabase.pool,
    hashPassword: hash,
    limits,
    mailResetLink: (to) => mailResetLink(pool, mail, config.publicUrl, to),
  };
  const booking: BookingServices = {
    limits: bookingLimits(pool, config.limits),
    notices: openNotices((salon, requests) =>
      mail.send(letterAbout({ pool, publicUrl: config.publicUrl }, salon, requests)),
    ),
  };
  const sessions = openSessions(authDatabase.pool, sessionSecret, config.publicUrl.startsWith('https:'));

  const changes = followChanges(logins.listen, log);

  const http = await openHttp(config, log);
  addHealthRoutes(http, pool);
  addLiveRoute(http, sessions, changes, (owner, age) => changedWithin(databaseOf(pool, owner), age));
  addApiDocs(http, config.publicUrl);
  const router = open.router({
    account: { ...accountRoutes(accounts), ...salonSettingsRoutes },
    agenda: agendaRoutes,
    agendaSettings: agendaSettingsRoutes,
    clients: clientsRoutes(accounts),
    dashboard: dashboardRoutes,
    team: teamRoutes(accounts),
    products: productsRoutes(accounts),
    services: servicesRoutes(accounts),
    functions: { ...accountFunctions(accounts), ...bookingFunctions(booking) },
    rpc: bookingRpc,
    public: publicRoutes,
  });
  const services = { pool, sessions, log, now: () => Temporal.Now.instant() };
  addApiRoutes(http, router, services, { largeBodies: LARGE_BODIES, wordings: WORDINGS });
  if (isBuilt(WEB_FOLDER)) {
    await addPages(http, WEB_FOLDER, config.publicUrl, (salonId) => showSalon({ pool, log }, salonId));
  }

  return {
    http,
    accounts,
    async close() {
      await http.close();
      booking.notices.close();
      await mail.close();
      await Promise.all([changes.close(), pool.end(), authDatabase.pool.end()]);
    },
  };
}
