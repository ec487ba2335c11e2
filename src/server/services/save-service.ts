import type { ServiceInput } from '#contract/services/forms.ts';
import type { Service } from '#contract/services/operations.ts';
import { mayDo } from '#domain/members/rights.ts';
import { MOST_PUBLIC_SERVICES } from '#domain/services/defaults.ts';
import { minutesOfParts } from '#domain/services/parts.ts';
import { settled, ticked } from '#domain/services/ticks.ts';
import { withStoredPercents } from '#domain/services/unseen-percents.ts';
import type { DoneBy } from '#domain/services/who-does-what.ts';
import { roundTo } from '#domain/shared/numbers.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import { holding } from '#server/kernel/database/holding.ts';
import { removing } from '#server/kernel/database/remove-row.ts';
import type { Owned } from '#server/kernel/principal.ts';
import type { Invalid, Refused } from '#server/kernel/refusal.ts';
import { holdTeam, replaceDoers } from './doer-queries.ts';
import {
  countPublicServices,
  deleteService,
  haveProducts,
  holdCategory,
  insertService,
  lockService,
  readService,
  replaceLinks,
  updateService,
} from './queries.ts';

type Saved = { ok: true; service: Service } | Invalid;

const invalid = (fields: Record<string, string>): Invalid => ({ ok: false, reason: 'invalid', fields });

/** Chosen from a list that has changed since: said beside the field. */
const categoryGone = invalid({ category: 'services:errors.categoryGone' });
const productsGone = invalid({ product_ids: 'services:errors.productsGone' });
const doersGone = invalid({ doers: 'services:errors.doersGone' });
const nobodyDoes = invalid({ doers: 'services:errors.nobodyDoes' });
const tooManyPublic = invalid({ is_public: 'services:errors.tooManyPublic' });

/** Lines of past appointments keep its name. */
export const removeService = removing('services', lockService, deleteService);

export function createService(owned: Owned, typed: ServiceInput): Promise<Saved> {
  const form = seesCommissions(owned) ? typed : withStoredPercents(typed, NO_PERCENTS);
  return holding(owned, { whoDoesWhat: saysWho(form) }, async ({ db, owner }) => {
    if (!(await holdCategory(db, form.category))) return categoryGone;
    if (!(await haveProducts(db, form.product_ids))) return productsGone;
    const team = await teamOf(db, form);
    const who = whoDoes(form, team);
    if (who && 'reason' in who) return who;
    if (form.is_public && !(await hasRoomOnline({ db, owner }))) return tooManyPublic;
    const id = await insertService(db, owner, valuesOf(form, who));
    await replaceLinks(db, owner, id, form.product_ids);
    if (who) await replaceDoers(db, owner, [{ id, ...who }], team.filter(isShown(form)));
    const service = await readService(db, id);
    await record(db, owner, { action: 'create', entity: 'services', entityId: id, after: service });
    return { ok: true, service };
  });
}

export function changeService(
  owned: Owned,
  { id, ...typed }: ServiceInput & { id: string },
): Promise<Saved | Refused<'not_found'>> {
  return holding(owned, { whoDoesWhat: saysWho(typed) }, async ({ db, owner }) => {
    // The category before the service, as renaming a category takes them: the other way round they could wait for each other.
    const hasCategory = await holdCategory(db, typed.category);
    const team = await teamOf(db, typed);
    const before = await lockService(db, id);
    if (!before) return { ok: false, reason: 'not_found' };
    const form = seesCommissions(owned) ? typed : withStoredPercents(typed, before);
    if (!hasCategory && before.category !== form.category) return categoryGone;
    if (!(await haveProducts(db, form.product_ids))) return productsGone;
    const who = whoDoes(form, team, before);
    if (who && 'reason' in who) return who;
    if (form.is_public && !before.is_public && !(await hasRoomOnline({ db, owner }))) return tooManyPublic;
    await updateService(db, id, valuesOf(form, who));
    if (!sameLinks(before, form)) await replaceLinks(db, owner, id, form.product_ids);
    if (who) await replaceDoers(db, owner, [{ id, ...who }], team.filter(isShown(form)));
    const service = await readService(db, id);
    await record(db, owner, { action: 'update', entity: 'services', entityId: id, before, after: service });
    return { ok: true, service };
  });
}

export const seesCommissions = ({ member }: Owned) => !member || mayDo(member, 'all_commissions');

/** Of what is added by who does not see percentages. */
const NO_PERCENTS = { commission_percent: null, doers: [] };

/** Counted under a lock: of two windows that offer one more at once, the second counts the first's. */
function hasRoomOnline(owned: Owned): Promise<boolean> {
  return holding(
    owned,
    { onlineServices: true },
    async ({ db }) => (await countPublicServices(db)) < MOST_PUBLIC_SERVICES,
  );
}

/** A variable price is set at booking: what the disabled field still held counts for nothing. The parts say how long it takes. */
function valuesOf({ product_ids, doers, ticks, ...form }: ServiceInput, who: DoneBy | undefined) {
  const { commission_percent: percent, parts, duration_minutes } = form;
  return {
    ...form,
    price: form.preco_variavel ? 0 : form.price,
    duration_minutes: parts?.length ? minutesOfParts(parts) : duration_minutes,
    commission_percent: typeof percent === 'number' ? roundTo(percent, 2) : percent,
    parts,
    cleanup_minutes: form.cleanup_minutes,
    done_by_all: who?.done_by_all,
  };
}

type Team = ReadonlyArray<{ id: string; ativo: boolean }>;

function saysWho({ done_by_all, doers, ticks }: ServiceInput): boolean {
  return done_by_all !== undefined || doers !== undefined || ticks !== undefined;
}

/** Nobody where the form says nothing about who does it. */
async function teamOf(db: Database, form: ServiceInput): Promise<Team> {
  return saysWho(form) ? holdTeam(db) : [];
}

/** Who does it by the form; undefined where it says nothing about that. */
function whoDoes(form: ServiceInput, team: Team, before?: DoneBy): DoneBy | Invalid | undefined {
  if (!saysWho(form)) return undefined;
  if (!namedIn(form).every((id) => team.some((one) => one.id === id))) return doersGone;
  const active = team.filter(({ ativo }) => ativo);
  const tidy = form.preco_variavel ? withoutPrice : <Terms>(terms: Terms) => terms;
  const done_by_all = form.done_by_all ?? before?.done_by_all ?? true;
  const doers = (form.doers ?? before?.doers ?? []).map(tidy);
  const asked = { done_by_all, doers };
  const ticks = form.ticks?.map(tidy) ?? [];
  return (ticks.length > 0 ? ticked(asked, active, ticks) : settled(asked, active)) ?? nobodyDoes;
}

function namedIn({ doers = [], ticks = [] }: ServiceInput): string[] {
  return [...doers, ...ticks].map(({ staff_id }) => staff_id);
}

function sameLinks({ products }: Service, { product_ids }: ServiceInput): boolean {
  return products.length === product_ids.length && products.every(({ id }) => product_ids.includes(id));
}

/** Whoever left the team is not shown in the form, and stays as they were. */
function isShown(form: ServiceInput) {
  const named = namedIn(form);
  return ({ id, ativo }: Team[number]) => ativo || named.includes(id);
}

/** A variable price is nobody's own. */
function withoutPrice<Terms extends { price: number | null }>(terms: Terms): Terms {
  return { ...terms, price: null };
}
