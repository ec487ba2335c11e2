import { frozen, refrozen, thawed } from '#domain/commissions/freeze.ts';
import { withoutOwners } from '#domain/commissions/owner.ts';
import { usualIn } from '#domain/commissions/usual.ts';
import { stockChange } from '#domain/products/stock-change.ts';
import { cents, LARGEST_AMOUNT, sumCents } from '#domain/shared/money.ts';
import { isOwnerRole } from '#domain/shared/names.ts';
import type { ClientPaymentMethod } from '#domain/shared/payment-methods.ts';
import { endTime } from './appointment.ts';
import { busyTimes, isInTurns, type Visit } from './busy.ts';
import { type DraftLine, draftLine, type Given, type LineForm } from './draft-lines.ts';
import type { Status } from './statuses.ts';

/** In base units, over all lines: a tonne is a slip, and the stock must have room for it. */
const MOST_OF_A_PRODUCT = 1_000_000;

type Form = {
  client_id: string | null;
  date: string;
  start_time: string;
  professional_id: string | null;
  status: Status;
  payment_method: ClientPaymentMethod | null;
  discount_value: number;
  lines: readonly LineForm[];
};

type Professional = { id: string; nome: string; ativo: boolean; funcao: string; comissao_percentual: number | null };

/** What the salon has of all that the form names. */
type Around = Pick<Given, 'services'> & {
  client: { id: string; name: string } | null;
  professionals: readonly Professional[];
};

type Before = Place & {
  lines: readonly DraftLine[];
  discount_value: number;
  requires_confirmation: boolean;
  stock_updated: boolean;
};

/** An appointment as it is about to be stored. */
export type Draft = Omit<Form, 'lines' | 'professional_id'> & {
  client_name: string;
  end_time: string;
  professional_id: string | null;
  professional_name: string;
  lines: DraftLine[];
  requires_confirmation: boolean;
  stock_updated: boolean;
  overlap_allowed: boolean;
  in_turns: boolean;
};

type Refusal =
  | { ok: false; reason: 'service_not_found' | 'product_not_found' }
  | { ok: false; reason: 'invalid'; fields: Record<string, string> };

type Drafted = { ok: true; draft: Draft } | Refusal;

/** What the form says, with what only the salon's own rows may say: names, categories, costs. */
export function draftAppointment(
  form: Form,
  {
    around,
    products,
    stored,
  }: Pick<Given, 'products'> & { around: Around; stored?: { appointment: Before; overlap_allowed: boolean } },
): Drafted {
  const before = stored?.appointment;
  const { client } = around;
  const professional = around.professionals.find(({ id }) => id === form.professional_id);
  const wrong: Record<string, string> = {};

  // Deleted while somebody filled in the form, which says so beside the field and keeps the rest.
  if (!client) wrong.client_id = 'agenda:errors.clientGone';
  for (const [field, id] of namedProfessionals(form)) {
    if (id !== null && !around.professionals.some((one) => one.id === id))
      wrong[field] = 'agenda:errors.professionalGone';
  }
  if (!client || !professional || Object.keys(wrong).length > 0) return invalid(wrong);

  const stays = before?.status === 'finalizado' && form.status === 'finalizado';
  const given = { services: around.services, products, before, keepsCosts: stays };
  const isOwner = (id: string | null) => isOwnerRole(around.professionals.find((one) => one.id === id)?.funcao);
  const lines: DraftLine[] = [];
  for (const [index, line] of withoutOwners(form, isOwner, stays ? before : undefined).entries()) {
    const drafted = draftLine(line, given, (field, key) => {
      wrong[`lines.${index}.${field}`] = key;
    });
    if ('reason' in drafted) return drafted;
    lines.push(drafted);
  }

  for (const [field, id] of namedProfessionals(form)) {
    if (!mayWork(id, around, before)) wrong[field] = 'agenda:errors.professionalInactive';
  }
  const { price, cost } = totalsOf(lines);
  const taken = stockChange(
    [],
    lines.flatMap((line) => line.products_used),
  ).map(({ take }) => take);
  if (Math.max(price, cost) > LARGEST_AMOUNT || Math.max(...taken) > MOST_OF_A_PRODUCT) {
    wrong.lines = 'agenda:errors.amountInvalid';
  }
  if (Object.keys(wrong).length > 0) return invalid(wrong);

  const { date, start_time, status, payment_method, discount_value } = form;
  const end_time = endTime(start_time, lines);
  const visit = { date, start_time, end_time, professional_id: professional.id, status, lines };
  const place = { ...visit, in_turns: turnsAfter(before, visit) };
  return {
    ok: true,
    draft: {
      ...place,
      client_id: client.id,
      client_name: client.name,
      professional_name: professional.nome,
      payment_method,
      discount_value,
      lines: commissioned(lines, form, around, before),
      // Who finalises or cancels a request has answered it.
      requires_confirmation: before?.requires_confirmation === true && status === 'pendente',
      overlap_allowed: stored?.overlap_allowed === true && !takesTime(before, place),
      // What was finalised before anybody counted its products is not counted now.
      stock_updated: status === 'finalizado' && (before?.status !== 'finalizado' || before.stock_updated),
    },
  };
}

/** What the lines earn is frozen when it is finalised, follows the net value as long as it is, and is cleared when it no longer is. */
function commissioned(lines: DraftLine[], form: Form, around: Around, before: Before | undefined): DraftLine[] {
  if (form.status !== 'finalizado') return thawed(lines);
  if (before?.status === 'finalizado') return refrozen(lines, form);
  return frozen(lines, form, (line) => usualIn(around, line, form));
}

/** Whether its lines take turns from now on. One from before several people could share a visit stays as it is, until its time changes. */
export function turnsAfter(before: Place | undefined, after: Place): boolean {
  const isAsItWas = before !== undefined && !takesTime({ ...before, in_turns: true }, { ...after, in_turns: true });
  return isAsItWas ? before.in_turns === true : isInTurns(after);
}

function namedProfessionals(form: Form): Array<[field: string, id: string | null]> {
  const ofLines = form.lines.map(({ professional_id }, index): [string, string | null] => [
    `lines.${index}.professional_id`,
    professional_id,
  ]);
  return [['professional_id', form.professional_id], ...ofLines];
}

/** Who has left keeps what they had, and gets nothing new. */
export function mayWork(
  id: string | null,
  { professionals }: { professionals: ReadonlyArray<Pick<Professional, 'id' | 'ativo'>> },
  before: { professional_id: string | null; lines: ReadonlyArray<{ professional_id: string | null }> } | undefined,
): boolean {
  if (id === null || professionals.find((one) => one.id === id)?.ativo) return true;
  return before?.professional_id === id || before?.lines.some((line) => line.professional_id === id) === true;
}

type Place = Visit & Pick<Form, 'date' | 'status'>;

/** Whether an appointment makes anybody busy when they were not busy with it before: then nobody else may be there. What is cancelled lies nowhere. */
export function takesTime(before: Place | undefined, after: Place): boolean {
  if (after.status === 'cancelado') return false;
  if (!before || before.status === 'cancelado') return true;
  return before.date !== after.date || JSON.stringify(busyTimes(before)) !== JSON.stringify(busyTimes(after));
}

export function totalsOf(lines: ReadonlyArray<Pick<DraftLine, 'unit_price' | 'products_used'>>) {
  const used = lines.flatMap((line) => line.products_used);
  return {
    price: sumCents(lines.map((line) => cents(line.unit_price))),
    cost: sumCents(used.map(({ total_cost }) => cents(total_cost))),
  };
}

function invalid(fields: Record<string, string>): Refusal {
  return { ok: false, reason: 'invalid', fields };
}
