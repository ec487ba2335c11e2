import { assemble, type Server } from './assemble.ts';
import { type Config, readConfig } from './kernel/config.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './kernel/embedded-postgres.ts';
import { openLog } from './kernel/log.ts';
import { migrate } from './kernel/migrate.ts';
import { loadSecret } from './kernel/secret.ts';
import { say, sayProgress, sayReady, sentenceFor } from './start-screen.ts';

/** Starts everything in order and ends everything in the reverse order. */
const running: { embedded?: EmbeddedPostgres; server?: Server; stopping?: boolean } = {};

async function start(config: Config): Promise<void> {
  const log = openLog(config.logLevel);
  const secret = loadSecret(config);
  const adminUrl = config.databaseUrl ?? (await startDatabase(config));
  sayProgress('migrating');
  await migrate(adminUrl);
  const demo = config.demo && !config.databaseUrl ? await fillDemoOnce(adminUrl) : undefined;
  running.server = await assemble(config, secret, adminUrl, log);
  await running.server.http.listen({ port: config.port, host: config.host });
  const url = urlOf(running.server, config);
  sayReady({
    url,
    demo,
    dataFolder: running.embedded?.dataFolder,
    outbox: config.mail.smtpUrl ? undefined : config.dataFolder,
  });
  process.send?.({ type: 'ready', url });
}

async function startDatabase(config: Config): Promise<string> {
  running.embedded = await startEmbeddedPostgres({
    folder: config.dataFolder,
    onProgress: (step) =>
      sayProgress(({ prepare: 'creating', create: 'creating', start: 'starting', adopt: 'adopting' } as const)[step]),
  });
  return running.embedded.urlFor('madeixa');
}

/** Loaded only here: a server on somebody's own database carries no demo. */
async function fillDemoOnce(adminUrl: string) {
  const { DEMO_SIGN_IN, fillDemoSalon, hasDemoSalon, isEmpty } = await import('../../tools/demo/fill.ts');
  if (await isEmpty(adminUrl)) {
    sayProgress('filling');
    const [today = '', clock = ''] = Temporal.Now.plainDateTimeISO('America/Sao_Paulo').toString().split('T');
    await fillDemoSalon(adminUrl, today, clock.slice(0, 5));
  }
  return (await hasDemoSalon(adminUrl)) ? DEMO_SIGN_IN : undefined;
}

function urlOf(server: Server, config: Config): string {
  const address = server.http.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  return config.port === 0 ? `http://localhost:${port}` : config.publicUrl;
}

async function stop(code: number): Promise<void> {
  if (running.stopping) return;
  running.stopping = true;
  await running.server?.close();
  await running.embedded?.stop();
  process.exit(code);
}

process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));
// The terminal was closed.
process.on('SIGHUP', () => stop(0));
// The bootstrap that started us is gone: so are we, and the database with us.
process.on('disconnect', () => stop(0));

let config: Config | undefined;
try {
  config = readConfig(process.env);
  await start(config);
} catch (error) {
  say(sentenceFor(error, config));
  await stop(1);
}
