import { migrate } from '#server/kernel/database/migrate.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/kernel/embedded/embedded-postgres.ts';
import { type Log, openLog } from '#server/kernel/log.ts';
import { loadSecret } from '#server/kernel/secret.ts';
import { type Config, readConfig } from '#server/kernel/start/config.ts';
import { requireFreePort } from '#server/kernel/start/free-port.ts';
import { giveBackMemory } from '#server/kernel/start/give-back.ts';
import { releaseLine } from '#server/kernel/start/release.ts';
import { say, sayProgress, sayReady, sentenceFor } from '#server/kernel/start/start-screen.ts';
import { assemble, type Server } from './assemble.ts';

/** Starts everything in order and ends everything in the reverse order. */
const running: { embedded?: EmbeddedPostgres; server?: Server; stopping?: boolean } = {};

async function start(config: Config): Promise<void> {
  await requireFreePort(config);
  const log = openLog(config.logLevel);
  const secret = loadSecret(config);
  const adminUrl = config.databaseUrl ?? (await startDatabase(config, log));
  sayProgress('migrating');
  await migrate(adminUrl);
  const demo = config.demo && !config.databaseUrl ? await fillDemoOnce(adminUrl) : undefined;
  running.server = await assemble(config, secret, adminUrl, log);
  await running.server.publish();
  await running.server.http.listen({ port: config.port, host: config.host });
  const url = urlOf(running.server, config);
  sayReady({
    url,
    release: releaseLine(),
    demo,
    dataFolder: running.embedded?.dataFolder,
    earlier: running.embedded?.earlier,
    outbox: config.mail.smtpUrl ? undefined : config.dataFolder,
    lacks: await running.server.lacks(),
  });
  running.server.shutOut.then((newer) => {
    say(sentenceFor(newer, config));
    return stop(1);
  });
  process.send?.({ type: 'ready', url });
  giveBackMemory();
}

async function startDatabase(config: Config, log: Log): Promise<string> {
  running.embedded = await startEmbeddedPostgres({
    folder: config.dataFolder,
    onNews: (news, err) => {
      // A start that loses its database fails, and says why.
      if (!running.server) return;
      if (news === 'lost') log.error('The database was lost: bringing it back');
      if (news === 'not_back') log.error({ err }, 'The database could not be brought back yet: trying again');
      if (news === 'back') log.warn('The database is back');
    },
    onProgress: (step) =>
      sayProgress(({ prepare: 'preparing', create: 'creating', start: 'starting', adopt: 'adopting' } as const)[step]),
  });
  return running.embedded.urlFor('madeixa');
}

/** Loaded only here: a server on somebody's own database carries no demo. */
async function fillDemoOnce(adminUrl: string) {
  const { DEMO_SIGN_IN, demoSignIns, fillDemoSalon, isEmpty } = await import('./demo/fill.ts');
  if (await isEmpty(adminUrl)) {
    sayProgress('filling');
    const [today = '', clock = ''] = Temporal.Now.plainDateTimeISO('America/Sao_Paulo').toString().split('T');
    await fillDemoSalon(adminUrl, today, clock.slice(0, 5));
  }
  return { people: await demoSignIns(adminUrl), password: DEMO_SIGN_IN.password };
}

function urlOf(server: Server, config: Config): string {
  const address = server.http.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  return config.port === 0 ? `http://localhost:${port}` : config.publicUrl;
}

/** With `drainMs` a proxy is given the time to notice. */
async function stop(code: number, drainMs = 0): Promise<void> {
  if (running.stopping) return;
  running.stopping = true;
  if (drainMs > 0) await running.server?.drain(drainMs);
  await running.server?.close();
  await running.embedded?.stop();
  process.exit(code);
}

process.on('SIGINT', () => stop(0));
// Whoever stops it by hand, at a terminal, is not kept waiting: only this signal is one of those who run servers behind a proxy.
process.on('SIGTERM', () => stop(0, config?.drainMs));
// The terminal was closed.
process.on('SIGHUP', () => stop(0));
// The bootstrap that started us is gone: so are we, and the database with us.
process.on('disconnect', () => stop(0));

if (process.argv.includes('--version')) {
  say(`Madeixa ${releaseLine()}`);
  process.exit(0);
}

let config: Config | undefined;
try {
  config = readConfig(process.env);
  await start(config);
} catch (error) {
  say(sentenceFor(error, config, running.embedded?.dataFolder));
  await stop(1);
}
