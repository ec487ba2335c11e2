import type { Appointment, AppointmentLine } from '#contract/agenda-appointments.ts';
import type { AppointmentForm } from '#contract/agenda-appointments-forms.ts';
import { endTime, stockChange } from '#domain/agenda/appointment.ts';
import { LARGEST_AMOUNT } from '#domain/shared/money.ts';
import type { Stored } from './appointment-queries.ts';
import { type Draft, totalsOf } from './appointment-record.ts';
import { draftLine, type Given } from './draft-lines.ts';
import { invalid, type Refusal } from './saved.ts';

/** In base units, over all lines: a tonne is a slip, and the stock must have room for it. */
const MOST_OF_A_PRODUCT = 1_000_000;

type Drafted = { ok: true; draft: Draft } | Refusal;

/** What the form says, with what only the salon's own rows may say: names, categories, costs. */
export function draftAppointment(
  form: AppointmentForm,
  { around, products, stored }: Pick<Given, 'around' | 'products'> & { stored?: Stored },
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

  const keepsCosts = before?.status === 'finalizado' && form.status === 'finalizado';
  const lines: AppointmentLine[] = [];
  for (const [index, line] of form.lines.entries()) {
    const drafted = draftLine(line, { around, products, before, keepsCosts }, (field, key) => {
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
  const place = { date, start_time, end_time: endTime(start_time, lines), professional_id: professional.id, status };
  return {
    ok: true,
    draft: {
      ...place,
      client_id: client.id,
      client_name: client.name,
      professional_name: professional.nome,
      payment_method,
      discount_value,
      lines,
      // Who finalises or cancels a request has answered it.
      requires_confirmation: before?.requires_confirmation === true && status === 'pendente',
      overlap_allowed: stored?.overlap_allowed === true && !takesTime(before, place),
      // What was finalised before anybody counted its products is not counted now.
      stock_updated: status === 'finalizado' && (before?.status !== 'finalizado' || before.stock_updated),
    },
  };
}

function namedProfessionals(form: AppointmentForm): Array<[field: string, id: string | null]> {
  const ofLines = form.lines.map(({ professional_id }, index): [string, string | null] => [
    `lines.${index}.professional_id`,
    professional_id,
  ]);
  return [['professional_id', form.professional_id], ...ofLines];
}

/** Who has left keeps what they had, and gets nothing new. */
export function mayWork(id: string | null, { professionals }: Given['around'], before: Appointment | undefined) {
  if (id === null || professionals.find((one) => one.id === id)?.ativo) return true;
  return before?.professional_id === id || before?.lines.some((line) => line.professional_id === id) === true;
}

type Place = Pick<Appointment, 'date' | 'start_time' | 'end_time' | 'professional_id' | 'status'>;

/** Whether an appointment comes to lie where it did not lie before: then nobody else may be there. What is cancelled lies nowhere. */
export function takesTime(before: Place | undefined, after: Place): boolean {
  if (after.status === 'cancelado') return false;
  if (!before || before.status === 'cancelado') return true;
  const { date, start_time, end_time, professional_id } = before;
  return !(
    date === after.date &&
    start_time === after.start_time &&
    end_time === after.end_time &&
    professional_id === after.professional_id
  );
}
