import { startRealServer } from './real-server.ts';

/** One server for the whole run; every test signs up a salon of its own in it. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startRealServer();
  // The workers read it as their base URL.
  process.env.E2E_URL = server.url;
  process.env.E2E_DATABASE = server.adminUrl;
  process.env.E2E_OUTBOX = server.outbox;
  return server.stop;
}
