import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { agendaSettingsRoutes, salonSettingsRoutes } from '#server/agenda/settings/routes.ts';
import { changedWithin, followChanges } from '#server/kernel/database/changes.ts';
import { databaseOf } from '#server/kernel/database/db.ts';
import { findNewerVersion } from '#server/kernel/database/migrate.ts';
import type { Readiness, UnfitDatabase } from '#server/kernel/database/needs.ts';
import { openAuthPool, openPool, type Patience } from '#server/kernel/database/pools.ts';
import { makeLogins } from '#server/kernel/database/roles.ts';
import { open } from '#server/kernel/http/api.ts';
import { addApiDocs } from '#server/kernel/http/api-docs.ts';
import { addApiRoutes } from '#server/kernel/http/api-routes.ts';
import { countPerAddress } from '#server/kernel/http/count-per-address.ts';
import { openDeskCookies } from '#server/kernel/http/desk-cookie.ts';
import { addDraining } from '#server/kernel/http/draining.ts';
import { addHealthRoutes } from '#server/kernel/http/health.ts';
import { openHttp } from '#server/kernel/http/http.ts';
import { openLanes } from '#server/kernel/http/lanes.ts';
import { LARGE_BODIES } from '#server/kernel/http/large-bodies.ts';
import { type ListFields, onlyListed } from '#server/kernel/http/listed-fields.ts';
import { addLiveRoute } from '#server/kernel/http/live.ts';
import { openOneTry } from '#server/kernel/http/one-try.ts';
import { openSessions } from '#server/kernel/http/session.ts';
import type { Wordings } from '#server/kernel/http/wording.ts';
import { countJobs } from '#server/kernel/jobs/count-jobs.ts';
import { forgetExpired, JOBS_AT_ONCE, startWorker } from '#server/kernel/jobs/worker.ts';
import type { Log } from '#server/kernel/log.ts';
import { openMail } from '#server/kernel/mail/mail.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import { derive } from '#server/kernel/secret.ts';
import type { Config } from '#server/kernel/start/config.ts';
import { thisRelease } from '#server/kernel/start/release.ts';
import { openAppPages } from '#server/pages/app-page.ts';
import { isBuilt } from '#server/pages/built-pages.ts';
import { keepSalons } from '#server/pages/kept-salons.ts';
import { addLegalPages, readLegalTexts } from '#server/pages/legal-pages.ts';
import { addOwnPages } from '#server/pages/own-pages.ts';
import { addNoPages, addPages } from '#server/pages/pages.ts';
import { addPortalPages } from '#server/pages/portal-pages.ts';
import { findWebFile, publishWebFiles } from '#server/pages/queries.ts';
import { openReadiness } from '#server/pages/readiness.ts';
import { openAuth } from './account/auth.ts';
import { hashPassword, PASSWORDS_AT_ONCE, type PasswordCost } from './account/passwords.ts';
import { resetWording } from './account/reset-password.ts';
import { accountFunctions, accountRoutes } from './account/routes.ts';
import { type AccountServices, accountLimits } from './account/services.ts';
import { accountTasks } from './account/tasks.ts';
import { openTwoStep } from './account/two-step-secrets.ts';
import { activityRoutes } from './activity/routes.ts';
import { appointmentsRpc } from './agenda/appointments/deduct-stock.ts';
import { agendaRoutes } from './agenda/routes.ts';
import { bookingWording } from './booking/refusals.ts';
import { bookingFunctions, bookingRpc, publicRoutes } from './booking/routes.ts';
import { type BookingServices, bookingLimits } from './booking/services.ts';
import { showSalon } from './booking/show-salon.ts';
import { bookingTasks } from './booking/tell-owner.ts';
import { cashierRoutes, cashierRpc } from './cashier/routes.ts';
import { clientsRoutes } from './clients/routes.ts';
import { commissionsRoutes } from './commissions/routes.ts';
import { commissionsRpc, commissionsWording } from './commissions/rpc.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { deskRoutes } from './desk/routes.ts';
import { type DeskServices, deskLimit } from './desk/services.ts';
import { fixedCostsRoutes } from './fixed-costs/routes.ts';
import { registerFollowers } from './followers.ts';
import { membersRoutes } from './members/routes.ts';
import { type MembersServices, membersLimits } from './members/services.ts';
import { membersTasks } from './members/tasks.ts';
import { payablesRoutes } from './payables/routes.ts';
import { picturesRoutes } from './pictures/routes.ts';
import { addPortalLiveRoute } from './portal/live-route.ts';
import { ownPortalRpc } from './portal/own-routes.ts';
import { linkOf, openProve } from './portal/prove.ts';
import { accessWording, portalWording, sheetWording } from './portal/refusals.ts';
import { portalRoutes, portalRpc } from './portal/routes.ts';
import { openPins } from './portal/secrets.ts';
import { type PortalServices, portalLimits } from './portal/services.ts';
import { productsRoutes } from './products/routes.ts';
import { productsRpc, shelfWording } from './products/rpc.ts';
import { reportsRoutes } from './reports/routes.ts';
import { salonPageRoutes } from './salon-page/routes.ts';
import { findSalon, showPage, showPicture } from './salon-page/show-page.ts';
import { searchRoutes } from './search/routes.ts';
import { servicesRoutes } from './services/routes.ts';
import { teamRoutes } from './team/routes.ts';
import { technicalSheetsRoutes } from './technical-sheets/routes.ts';
import { showsClient } from './technical-sheets/shows-client.ts';

const WEB_FOLDER = fileURLToPath(new URL('../../dist/web', import.meta.url));
// Together well under the embedded database's sixty connections.
const APP_CONNECTIONS = 20;
const AUTH_CONNECTIONS = 10;
// One more listens.
const SYSTEM_CONNECTIONS = JOBS_AT_ONCE + 1;

/** So many pictures an address may look at for each page: a page of the salon has a dozen works, and the faces of its team. */
const PICTURES_A_PAGE = 20;

/** The calls that the specification names refuse with a sentence to show. */
const WORDINGS: Wordings = [
  [/^\/api\/functions\/request-password-reset\b/, resetWording],
  [/^\/api\/rpc\/staff_portal_upsert_access\b/, accessWording],
  [/^\/api\/rpc\/staff_portal_appointments_list\b/, portalWording('agendaFailed')],
  [/^\/api\/rpc\/staff_portal_appointment_/, portalWording('saveFailed')],
  [/^\/api\/rpc\/staff_portal_sheet_/, sheetWording],
  [/^\/api\/rpc\/staff_portal_(commissions_|live\b)/, portalWording('loadFailed')],
  [/^\/api\/rpc\/staff_portal_/, portalWording('validateFailed')],
  [/^\/api\/rpc\/commissions?_/, commissionsWording],
  [/^\/api\/rpc\/add_product_purchase\b/, shelfWording('addPurchase')],
  [/^\/api\/rpc\/deduct_stock\b/, shelfWording('deductStock')],
  [/^\/api\/(functions|rpc|public)\//, bookingWording],
];

export type Server = {
  http: FastifyInstance;
  accounts: AccountServices;
  lacks: Readiness['lacks'];
  /** Settled when a newer version has shut this one out of the database: it ends, and says why. */
  shutOut: Promise<UnfitDatabase>;
  /** Before pages are served: what they name must be there for whichever server is asked for it. */
  publish: () => Promise<void>;
  /** Before closing, where a proxy should notice first. */
  drain: (milliseconds: number) => Promise<void>;
  close: () => Promise<void>;
};

/**
 * Tests alone name them: their passwords nobody wants, and their pages hardly anybody opens, and their answers are compared with the contract, and
 * their crowds may wait.
 */
type OfTests = { passwordCost?: PasswordCost; webFolder?: string; listed?: ListFields; patience?: Patience };

/** Puts the parts together on a migrated database. */
export async function assemble(
  config: Config,
  secret: string,
  adminUrl: string,
  log: Log,
  { passwordCost, webFolder = WEB_FOLDER, listed = onlyListed, patience }: OfTests = {},
): Promise<Server> {
  registerFollowers();
  const legalTexts = readLegalTexts(config.legalFolder);
  const logins = await makeLogins(adminUrl, secret);
  const pool = openPool(logins.app, APP_CONNECTIONS, patience);
  const authDatabase = openAuthPool(logins.auth, AUTH_CONNECTIONS);
  const sessionSecret = derive(secret, 'sessions');
  const limits = accountLimits(pool, config.limits);
  const hash = (password: string) => hashPassword(password, passwordCost);
  const { publicUrl } = config;
  const { database } = authDatabase;
  const auth = openAuth({ database, secret: sessionSecret, publicUrl, log, hashPassword: hash });
  const lanes = openLanes({
    atOnce: PASSWORDS_AT_ONCE,
    most: config.limits.waitingPasswords,
    mostOfOne: config.limits.waitingPasswordsPerAddress,
  });
  const accounts: AccountServices = {
    auth,
    authPool: authDatabase.pool,
    hashPassword: hash,
    lanes,
    oneTry: { signIns: openOneTry(), checks: openOneTry() },
    limits,
    twoStep: openTwoStep(derive(secret, 'two-step sign-in')),
    supportContact: config.supportContact,
  };
  const countVisit = countPerAddress(pool, 'page-visits', config.limits.pagesPerAddress);
  const booking: BookingServices = { countVisit, limits: bookingLimits(pool, config.limits) };
  const members: MembersServices = { accounts, countVisit, ...membersLimits(pool) };
  const portal: PortalServices = {
    pins: openPins(derive(secret, 'portal pins'), hash),
    ...portalLimits(pool, config.limits),
    lanes,
  };
  const prove = openProve(portal);
  const isSecure = publicUrl.startsWith('https:');
  const sessions = openSessions(authDatabase.pool, sessionSecret, isSecure);
  const desk: DeskServices = {
    accounts,
    cookies: openDeskCookies(derive(secret, 'desks'), isSecure),
    pins: openPins(derive(secret, 'desk pins'), hash),
    wrongPins: deskLimit(pool, config.limits),
  };

  const shutOut = Promise.withResolvers<UnfitDatabase>();
  const changes = followChanges(logins.listen, log, async () => {
    const newer = await findNewerVersion(adminUrl);
    if (newer) shutOut.resolve(newer);
  });

  const countInvalid = countPerAddress(pool, 'invalid-calls', config.limits.invalidCallsPerAddress);
  const refusals = { wordings: WORDINGS, countInvalid };
  const http = await openHttp(config, log, refusals);
  const servedPages = config.pagesElsewhere ? undefined : webFolder;
  const readiness = await openReadiness({ pool, authPool: authDatabase.pool }, servedPages);
  const draining = addDraining(http);
  const registry = new Registry();
  addHealthRoutes(http, pool, { readiness, draining, metricsForAll: config.metricsForAll, registry });
  const jobCounts = countJobs(registry, pool);
  const now = () => Temporal.Now.instant();
  const following = {
    changes,
    changedWithin: (salon: OwnerId, age: number) => changedWithin(databaseOf(pool, salon), age),
  };
  addLiveRoute(http, sessions, following);
  addPortalLiveRoute(http, { pool, sessions, prove, wordings: WORDINGS, now }, following);
  addApiDocs(http, { version: thisRelease().version, publicUrl });
  const router = open.router({
    account: { ...accountRoutes(accounts), ...salonSettingsRoutes },
    activity: activityRoutes,
    agenda: agendaRoutes,
    agendaSettings: agendaSettingsRoutes,
    cashier: cashierRoutes(accounts),
    clients: clientsRoutes(accounts),
    commissions: commissionsRoutes(accounts),
    dashboard: dashboardRoutes,
    desk: deskRoutes(desk),
    fixedCosts: fixedCostsRoutes(accounts),
    team: teamRoutes(accounts),
    technicalSheets: technicalSheetsRoutes,
    members: membersRoutes(members),
    payables: payablesRoutes,
    pictures: picturesRoutes(showsClient),
    portal: portalRoutes(portal),
    products: productsRoutes(accounts),
    reports: reportsRoutes,
    search: searchRoutes,
    salonPage: salonPageRoutes,
    services: servicesRoutes(accounts),
    functions: { ...accountFunctions(accounts), ...bookingFunctions(booking) },
    rpc: {
      ...bookingRpc(booking),
      ...cashierRpc,
      ...commissionsRpc,
      ...appointmentsRpc,
      ...productsRpc,
      ...portalRpc(portal, prove),
      ...ownPortalRpc(prove),
    },
    public: publicRoutes(booking),
  });
  const services = { pool, sessions, log, now, listed };
  addApiRoutes(http, router, services, { largeBodies: LARGE_BODIES, ...refusals });
  if (isBuilt(webFolder)) {
    const { supportContact: support } = config;
    const keepSalon = keepSalons(changes);
    await addPages(http, webFolder, {
      publicUrl,
      support,
      readSalon: (salonId) => showSalon({ pool, log }, salonId),
      keepSalon,
      findFile: (path) => findWebFile(pool, path),
      countVisit,
      sendApp: openAppPages(http, webFolder, now),
    });
    await addOwnPages(http, webFolder, {
      publicUrl,
      findSalon: (name) => findSalon({ pool, log }, name),
      showPage: (salonId) => showPage({ pool, log }, salonId),
      showPicture: (asked) => showPicture({ pool, log }, asked),
      keepSalon,
      countVisit,
      countPicture: countPerAddress(pool, 'page-pictures', PICTURES_A_PAGE * config.limits.pagesPerAddress),
      now,
    });
    await addLegalPages(http, webFolder, { publicUrl, support, texts: legalTexts });
    await addPortalPages(http, webFolder, { findLink: (token) => linkOf({ pool, now }, token), countVisit });
  } else {
    addNoPages(http);
  }

  const send = openMail(config.mail, { outboxFolder: join(config.dataFolder, 'outbox'), publicUrl, log });
  const systemPool = config.worker ? openPool(logins.system, SYSTEM_CONNECTIONS) : undefined;
  const worker =
    systemPool &&
    (await startWorker({
      pool: systemPool,
      log,
      counts: jobCounts,
      tasks: {
        ...accountTasks(accounts, { send, publicUrl }),
        ...bookingTasks({ send, publicUrl }),
        ...membersTasks({ send, publicUrl }),
      },
      eachMinute: [forgetExpired],
    }));

  return {
    http,
    accounts,
    close: () =>
      atMost(config.stopWithinMs, async () => {
        await http.close();
        await worker?.close();
        await Promise.all([changes.close(), pool.end(), authDatabase.pool.end(), systemPool?.end()]);
      }),
    lacks: readiness.lacks,
    shutOut: shutOut.promise,
    publish: async () => {
      if (isBuilt(webFolder)) await publishWebFiles(adminUrl, webFolder);
    },
    drain: draining.drain,
  };
}

/** Whoever ends the program does not wait longer for a mail server, or a statement, that does not answer. */
async function atMost(milliseconds: number, work: () => Promise<void>): Promise<void> {
  const done = new AbortController();
  const tooLong = wait(milliseconds, undefined, { signal: done.signal }).catch(() => undefined);
  await Promise.race([work().finally(() => done.abort()), tooLong]);
}
