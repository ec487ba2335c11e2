import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The headless shell first: it runs the tests in half the time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

export function findBrowser(): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  const onThePath = names.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)));
  return [...onThePath, chromium.executablePath()].find((program) => existsSync(program));
}

/** Debian has the browser as a package, and root may install it. */
export function installBrowser(): string | undefined {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return undefined;
  console.log('Installing a browser for the tests…');
  aptGet('update');
  if (!aptGet('install', '-y', '--no-install-recommends', 'chromium-headless-shell')) {
    aptGet('install', '-y', '--no-install-recommends', 'chromium');
  }
  return findBrowser();
}

function aptGet(...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', ['-q', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

/** It must not look for updates or anything else on the network; and its own sandbox does not work for root. */
export function browserArguments(): string[] {
  const quiet = [
    '--disable-gpu',
    // There is none, so what draws in its place need not be a process of its own: every picture would be handed over.
    '--in-process-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // One site is all it opens: without a process for each visit to it, tests take a tenth less of the processor.
    '--disable-site-isolation-trials',
    // No page lives long enough to earn back what optimising its scripts costs: an eighth of what pages take.
    '--js-flags=--no-opt,--no-maglev',
  ];
  return process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet;
}
