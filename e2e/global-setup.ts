import { openKitPage } from './kit-page.ts';
import { startRealServer } from './real-server.ts';

/** One server and one kit page for the whole run; every test signs up a salon of its own. */
export default async function setup(): Promise<() => Promise<void>> {
  const [server, kit] = await Promise.all([startRealServer(), openKitPage()]);
  // The workers read where they are.
  process.env.E2E_URL = server.url;
  process.env.E2E_OUTBOX = server.outbox;
  process.env.E2E_DATABASE = server.adminUrl;
  process.env.E2E_KIT = kit.url;
  return async () => {
    await kit.close();
    await server.stop();
  };
}
