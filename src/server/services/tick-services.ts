import type { ServiceTick } from '#contract/team/forms.ts';
import { mayDo } from '#domain/members/rights.ts';
import { ticked } from '#domain/services/ticks.ts';
import { percentIn } from '#domain/services/unseen-percents.ts';
import { record } from '#server/kernel/database/history.ts';
import { assertHeld } from '#server/kernel/database/holding.ts';
import type { Owned } from '#server/kernel/principal.ts';
import type { Invalid } from '#server/kernel/refusal.ts';
import { holdTeam, replaceDoers, updateDoneByAll } from './doer-queries.ts';
import { readServices } from './queries.ts';

/**
 * A professional begins or stops to do services, or has terms of their own there. In the transaction of whoever saves the professional. Somebody else
 * has to be left who does them. A service that was deleted meanwhile is passed over.
 */
export async function tickServices(
  held: Owned,
  staffId: string,
  ticks: readonly ServiceTick[],
): Promise<{ ok: true } | Invalid> {
  if (ticks.length === 0) return { ok: true };
  assertHeld(held, 'whoDoesWhat');
  const { db, owner } = held;
  // Whoever is ticked counts, even if nobody can book them at the moment.
  const team = (await holdTeam(db)).filter(({ id, ativo }) => ativo || id === staffId);
  const ids = ticks.map(({ service_id }) => service_id);
  const before = await readServices(db, ids);
  const next = before.map((service) => {
    const tick = ticks.find(({ service_id }) => service_id === service.id);
    const { service_id: _, ...said } = { ...NO_TICK, ...tick };
    // Who does not see commissions changes none.
    const isSeen = !held.member || mayDo(held.member, 'all_commissions');
    const terms = isSeen ? said : { ...said, commission_percent: percentIn(service, staffId) };
    const price = service.preco_variavel ? null : terms.price;
    const who = ticked(service, team, [{ ...terms, price, staff_id: staffId }]);
    return who && { id: service.id, ...who };
  });
  if (next.includes(undefined)) return { ok: false, reason: 'invalid', fields: { services: 'team:errors.onlyOne' } };
  const services = next.filter((one) => one !== undefined);
  for (const all of [true, false]) {
    const those = services.filter(({ done_by_all }) => done_by_all === all).map(({ id }) => id);
    if (those.length > 0) await updateDoneByAll(db, those, all);
  }
  await replaceDoers(db, owner, services, team);
  for (const after of await readServices(db, ids)) {
    const was = before.find(({ id }) => id === after.id);
    if (JSON.stringify(was) === JSON.stringify(after)) continue;
    await record(db, owner, { action: 'update', entity: 'services', entityId: after.id, before: was, after });
  }
  return { ok: true };
}

const NO_TICK: ServiceTick = {
  service_id: '',
  does: true,
  price: null,
  duration_minutes: null,
  commission_percent: null,
};
