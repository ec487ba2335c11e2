import { NO_COMMISSION, workerOf } from '#domain/commissions/freeze.ts';
import { agreedPercent, workerIn } from '#domain/commissions/usual.ts';
import { handedOver, withUsualCommission } from './appointment.ts';
import type { DraftLine, LineForm } from './draft-lines.ts';
import { repriced } from './reprice.ts';

type Form = { professional_id: string | null; discount_value: number; lines: readonly LineForm[] };
type Stored = Pick<
  DraftLine,
  keyof typeof NO_COMMISSION | 'service_id' | 'service_name' | 'unit_price' | 'professional_id'
>;
type Before = Omit<Form, 'lines'> & { lines: readonly Stored[] };

/** What the salon has of all that the form names and the stored lines name. */
type Around = Parameters<typeof workerIn>[0] & Parameters<typeof agreedPercent>[0];

/**
 * The lines of a form that was filled in by somebody who does not see commissions, as the sheet fills them for who does and leaves them alone: each keeps
 * the one that is stored, which follows its price. One that goes to somebody else is handed over, and a new one carries what is usual.
 */
export function withStoredCommissions<F extends Form>(form: F, around: Around, before: Before | undefined): F {
  const same = before ? storedOf(form, before) : [];
  const lines = form.lines.map((line, index) => {
    const stored = same[index];
    const to = workerIn(around, workerOf(line, form));
    const agreedWith = (id: string | undefined) => agreedPercent(around, line.service_id, id ?? null);
    const bare = { ...line, ...NO_COMMISSION };
    // Nobody whom the salon has: the form is refused.
    if (!to) return bare;
    if (!before || !stored) return withUsualCommission(bare, to, agreedWith(to.id));
    const { commission_from_net } = stored;
    const { commission_percent, commission_amount } = repriced(stored, line.unit_price, 0);
    const kept = { ...line, commission_percent, commission_amount, commission_from_net };
    const from = workerIn(around, workerOf(stored, before)) ?? null;
    if (from?.id === to.id) return kept;
    const handed = handedOver({ ...kept, professional_id: null }, from, to, agreedWith(to.id), agreedWith(from?.id));
    return { ...handed, professional_id: line.professional_id };
  });
  return { ...form, lines };
}

/** The stored line of each: that of the same service by the same person, else one of that service that nobody else has. */
function storedOf(form: Form, before: Before): Array<Stored | undefined> {
  const left = [...before.lines];
  const take = (fits: (stored: Stored) => boolean) => {
    const at = left.findIndex(fits);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const theirs = form.lines.map((line) =>
    take((one) => isSameService(one, line) && workerOf(one, before) === workerOf(line, form)),
  );
  return form.lines.map((line, index) => theirs[index] ?? take((one) => isSameService(one, line)));
}

const isSameService = (stored: Stored, line: LineForm) =>
  stored.service_id === line.service_id && (line.service_id !== null || stored.service_name === line.service_name);
