import type { ActivityLine } from '#contract/activity/operations.ts';
import type { Filter, ShortEntity } from '#domain/activity/filters.ts';
import { hasTerms, termsOf } from '#domain/activity/search.ts';
import { type ActivityArea, areaOf, entitiesFor, tell } from '#domain/activity/tell.ts';
import { type Able, mayDo, type Needs, RIGHTS } from '#domain/members/rights.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { numberFrom, type Page, pageFrom } from '#server/kernel/database/paging.ts';
import { type Found, type LineRow, type Person, readLines, readLinesOf, readPeople } from './queries.ts';
import { rowsAbout } from './short-queries.ts';

type Input = {
  person?: string | undefined;
  area?: ActivityArea | undefined;
  only?: Filter | undefined;
  first?: string | undefined;
  last?: string | undefined;
  search?: string | undefined;
  cursor?: string | undefined;
};

/** Who did what: nothing that the reader's other rights would keep from them. */
export async function showActivity(db: Database, reader: Able, { person, area, search = '', cursor, ...rest }: Input) {
  const isEverything = reader.role === 'owner' && area === undefined;
  const terms = termsOf(search);
  const isForSifting = !RIGHTS.every((right) => mayDo(reader, right));
  const found = await readLines(db, {
    ...rest,
    person: person === undefined ? undefined : personFrom(person),
    entities: isEverything ? undefined : entitiesFor(reader, area),
    after: numberFrom(cursor),
    terms: terms.map(({ word }) => word),
    isForSifting,
  });
  // The words may have been found in what this reader is not told.
  const isSaid = (line: Untallied) => hasTerms(line, terms);
  const lines = linesFrom(found, reader);
  const page = pageOf(found, isForSifting ? lines.filter(isSaid) : lines);
  return { ...page, rows: page.rows.filter(isSaid) };
}

type Untallied = Omit<ActivityLine, 'day_count'>;

const linesFrom = ({ rows }: Found, reader: Able): Untallied[] => rows.map((row) => lineFrom(row, reader));

function pageOf(found: Found, lines: Untallied[]): Page<ActivityLine> {
  const page = pageFrom(lines, ({ id }) => [id]);
  const next = page.next ?? (found.looked_to === null ? null : cursorAt(found.looked_to));
  const counts = new Map(found.days.map(({ day, count }) => [day, count]));
  return { rows: page.rows.map((line) => ({ ...line, day_count: counts.get(line.day) ?? null })), next };
}

const cursorAt = (number: string) => pageFrom([number, number], (id) => [id], 1).next;

function personFrom(person: string): Person {
  const [kind, id = ''] = person.split(':');
  return { kind: kind as Person['kind'], id };
}

function lineFrom(row: LineRow, reader: Able): Untallied {
  const { id, day, time, entity, action, before, after } = row;
  const known = {
    staff: row.known_staff,
    client: row.known_client,
    product: row.known_product,
    unit: row.known_unit,
    cost: row.known_cost,
    sale: row.known_sale,
  };
  return {
    ...{ id, day, time },
    who: {
      kind: row.actor_kind === 'owner' ? 'member' : row.actor_kind,
      name: row.actor_name ?? '',
      color: row.color,
    },
    area: areaOf(entity),
    ...tell({ entity, action, before, after, known }, reader),
    leads_to: leadsTo(row, reader),
  };
}

type Place = NonNullable<ActivityLine['leads_to']>;

const place = (place: Place['place'], id: string, more: Partial<Place> = {}): Place => ({
  ...{ place, id, days: [], name: '', product_type: null },
  ...more,
});

/** The nearest thing that has a page, if it is still there and the reader may open it. */
function leadsTo(row: LineRow, reader: Able): Place | null {
  const may = (needs: Needs) => mayDo(reader, needs);
  const { entity, appointment, sale, person, product, service, closing } = row;
  if (closing) return place('closing', closing.id, { days: [closing.start_date, closing.end_date] });
  if (service) return place('service', service.id, { name: service.name });
  if (['technical_sheets', 'client_photos'].includes(entity) && person) return place('client', person.id);
  if (product && may('stock')) {
    return place('product', product.id, { name: product.name, product_type: product.product_type });
  }
  if (sale && may('payments')) return place('sale', sale.id);
  if (appointment && may('all_agenda')) return place('appointment', appointment.id, { days: [appointment.date] });
  return person && may('clients') ? place('client', person.id) : null;
}

export async function showPeople(db: Database) {
  const people = await readPeople(db);
  const nobody = (['public', 'system'] as const).map((kind) => ({ id: kind, kind, name: '', is_active: true }));
  return [...people.map(({ id, kind, ...one }) => ({ id: `${kind}:${id}`, kind, ...one })), ...nobody];
}

/** What somebody must be allowed to see the short history of something: the same as to open it. */
const SHORT_NEEDS: Record<ShortEntity, Needs> = {
  appointments: 'all_agenda',
  sales: 'payments',
  clients: 'clients',
  products: 'stock',
  commission_closings: 'all_commissions',
};

type Short = { ok: true; page: Page<ActivityLine> } | { ok: false; reason: 'not_allowed' };

/** What happened to one thing, from whoever's hand. */
export async function showShort(
  db: Database,
  reader: Able,
  { entity, id, cursor }: { entity: ShortEntity; id: string; cursor?: string | undefined },
): Promise<Short> {
  if (!mayDo(reader, SHORT_NEEDS[entity])) return { ok: false, reason: 'not_allowed' };
  const about = rowsAbout(entity, id, entitiesFor(reader));
  const found = await readLinesOf(db, about, numberFrom(cursor));
  return { ok: true, page: pageOf(found, linesFrom(found, reader)) };
}
