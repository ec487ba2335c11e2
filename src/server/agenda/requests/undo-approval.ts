import type { Appointment } from '#contract/agenda/appointments.ts';
import { holdClient, withdrawClient } from '#server/clients/withdraw-client.ts';
import { holding } from '#server/kernel/database/holding.ts';
import { isOverlap } from '#server/kernel/database/refused-rows.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { lockAppointment, readBeforeLocking } from '../appointments/queries.ts';
import { readSurroundings, type Surroundings } from '../appointments/surroundings-queries.ts';
import { priceAfter, rewriteRequest, wantedFor } from './answer-request.ts';
import { approvalThatStands, isTakenBack } from './answered-queries.ts';

type Refusal = { ok: false; reason: 'not_found' | 'stale' } | { ok: false; reason: 'conflict'; professional: string };
type Outcome = { ok: true } | Refusal;
const stale: Refusal = { ok: false, reason: 'stale' };

/**
 * The request awaits its answer again, as it was: nobody's or the visitor's choice, with its own lines. `version` is the one that the approval
 * answered, so that nobody takes back what another window approved since. The history remembers what there was before.
 */
export async function undoApproval(owned: Owned, { id, version }: { id: string; version: string }) {
  const found = await readBeforeLocking(owned.db, id);
  if (!found) return { ok: false, reason: 'not_found' } as const;
  let asked = '';
  try {
    const dates = [found.date];
    return await holding(owned, { days: dates, periods: dates }, async (held): Promise<Outcome> => {
      const { db } = held;
      const approval = await approvalThatStands(db, id);
      if (!approval) return (await isTakenBack(db, id, version)) ? { ok: true } : stale;
      const { before, after } = approval;
      asked = before.professional_name;
      // Before the appointment, as whoever deletes a client takes the two.
      const added = after.client_added && after.client_id ? await holdClient(db, after.client_id) : undefined;
      const around = await readSurroundings(db, wantedFor(before, before.professional_id));
      const approved = (await lockAppointment(db, id))?.appointment;
      if (approved?.version !== version || !isAllThere(before, around)) return stale;

      const { professional_id, professional_name, client_id, client_name, overlap_allowed = false } = before;
      await rewriteRequest(held, {
        before: approved,
        after: before,
        lines: before.lines,
        columns: {
          end_time: before.end_time,
          in_turns: before.in_turns ?? false,
          ...priceAfter(approved.lines, before.lines),
          professional_id,
          professional_name,
          client_id,
          client_name,
          overlap_allowed,
          requires_confirmation: true,
        },
        around,
        telling: { action: 'undo_approval', after: { overlap_allowed } },
      });
      if (added) await withdrawClient(held, added);
      return { ok: true };
    });
  } catch (error) {
    // Given to somebody else, the request left its time with the one that the visitor chose, and somebody has taken it.
    if (isOverlap(error)) return { ok: false, reason: 'conflict', professional: asked } as const;
    throw error;
  }
}

/** Nobody and nothing that the request named was deleted meanwhile. */
function isAllThere({ client_id, professional_id, lines }: Appointment, around: Surroundings): boolean {
  const people = around.professionals.map(({ id }) => id);
  const services = around.services.map(({ id }) => id);
  const isThere = (id: string | null, among: string[]) => id === null || among.includes(id);
  return (
    client_id === (around.client?.id ?? null) &&
    isThere(professional_id, people) &&
    lines.every((line) => isThere(line.professional_id, people) && isThere(line.service_id, services))
  );
}
