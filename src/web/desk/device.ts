import { client } from '#web/ground/api/client.ts';
import { keepDesk, keptDesk } from './kept-desk.ts';

/** It may have been changed or ended elsewhere. Without an answer nothing changes. */
export async function askForDesk(): Promise<void> {
  if (!keptDesk()) return;
  const desk = await client.desk.state().catch(() => undefined);
  if (desk !== undefined) keepDesk(desk);
}
