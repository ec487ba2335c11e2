// `npm run dev`: Vite serves the pages from their sources and passes everything else on to the program, which Node starts again whenever
// one of its files changes.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { CONTENT_SECURITY_POLICY, policyHeader } from '#server/kernel/http/content-security-policy.ts';
import { type Config, readConfig } from '#server/kernel/start/config.ts';
import { requireFreePort } from '#server/kernel/start/free-port.ts';
import { say, sentenceFor } from '#server/kernel/start/start-screen.ts';
import { devPages } from './dev-pages.ts';
import { freePort } from './free-port.ts';
import { untilListening } from './until-listening.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const running: { vite?: ViteDevServer; program?: ChildProcess; stopping?: boolean } = {};

async function start(config: Config): Promise<void> {
  await requireFreePort(config);
  const port = config.port || (await freePort());
  const publicUrl = config.port ? config.publicUrl : `http://localhost:${port}`;
  const programPort = await freePort();

  running.vite = await startVite({ ...config, port, publicUrl }, programPort);
  running.program = startProgram({ PORT: String(programPort), PUBLIC_URL: publicUrl });
  running.program.once('exit', (code) => stop(code ?? 1));
  // The program's own start screen says where to open it, each time that it starts. Node's messages about files come here as well.
  running.program.on('message', (message: { type?: string }) => {
    if (message.type === 'ready') process.send?.({ type: 'ready', url: publicUrl });
  });
}

async function startVite(config: Config, programPort: number): Promise<ViteDevServer> {
  // What Vite puts into a page carries it. All else that the product's policy forbids is forbidden here too.
  const nonce = randomBytes(16).toString('base64');
  const withNonce = (sources: string[]) => [...sources, `'nonce-${nonce}'`];
  const policy = policyHeader({
    ...CONTENT_SECURITY_POLICY,
    'script-src': withNonce(CONTENT_SECURITY_POLICY['script-src']),
    'style-src': withNonce(CONTENT_SECURITY_POLICY['style-src']),
  });
  const program = {
    target: `http://127.0.0.1:${programPort}`,
    xfwd: true,
    // While the program starts again, its callers wait instead of being refused.
    bypass: () => untilListening(programPort),
  };
  const vite = await createServer({
    configFile: here('../vite.config.ts'),
    plugins: [devPages(config)],
    clearScreen: false,
    html: { cspNonce: nonce },
    server: {
      host: config.host,
      port: config.port,
      strictPort: true,
      headers: { 'content-security-policy': policy },
      fs: { allow: [here('..')] },
      // Terms and privacy come from the last build, and with them its files.
      proxy: {
        '^/(api|assets)/': program,
        '^/(healthz|readyz|metrics|termos|privacidade)(\\?|$)': program,
        // Salons' own pages, as the last build draws them.
        '^/s/': program,
        '^/portal/[^/]+/manifest\\.webmanifest(\\?|$)': program,
      },
    },
  });
  return vite.listen();
}

function startProgram(settings: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['--watch', '--watch-preserve-output', here('../src/server/main.ts')], {
    cwd: here('..'),
    env: { ...process.env, ...settings, HOST: '127.0.0.1', PAGES: 'elsewhere' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

async function stop(code: number): Promise<void> {
  if (running.stopping) return;
  running.stopping = true;
  const { vite, program } = running;
  if (program && program.exitCode === null) {
    program.kill('SIGINT');
    await once(program, 'exit');
  }
  await vite?.close();
  process.exit(code);
}

// The same as the program itself listens to; `disconnect` is a bootstrap that was killed.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(signal, () => stop(0));

let config: Config | undefined;
try {
  config = readConfig(process.env);
  await start(config);
} catch (error) {
  say(sentenceFor(error, config));
  await stop(1);
}
