import { meansOf } from '#domain/payments/means.ts';
import { type Cents, cents, centsFromDecimal, decimalFromCents, sumCents } from '#domain/shared/money.ts';
import type { ClientPaymentMethod } from '#domain/shared/payment-methods.ts';
import { weekdayOf } from '#domain/shared/time.ts';
import { daysBefore, instantOf, minutesBefore } from './calendar.ts';
import { type Chance, chanceFor, idOf } from './chance.ts';
import { OWNER, type Rows, salonHours } from './salon.ts';

type CashDays = { days: Rows<'cash_days'>; movements: Rows<'cash_movements'> };
type Movement = { kind: 'supply' | 'withdrawal'; amount: Cents; reason: string; at: string };

const COUNTED_FOR_DAYS = 42;
const FLOAT = cents(20_000);
const TAKEN_OUT_FOR = ['Motoboy', 'Café e água', 'Conserto do secador', 'Flores da recepção'] as const;

/** Counted back from yesterday: the drawers that did not hold what they should, and what the owner wrote. */
const DIFFERENCES: Record<number, { cents: number; note: string }> = {
  4: { cents: -500, note: 'Faltaram R$ 5,00: troco dado a mais.' },
  17: { cents: 250, note: 'Sobraram R$ 2,50 em moedas.' },
};

/** The drawer of these last weeks, closed every evening, and today's, which is open. `worked` are the days with clients, in order. */
export function cashDays(worked: readonly string[], payments: Rows<'payments'>, now: string): CashDays {
  const today = now.slice(0, 10);
  const kept: CashDays = { days: [], movements: [] };
  const cash = payments.filter(
    ({ method, received_at }) => meansOf(method as ClientPaymentMethod).isCash && received_at,
  );
  const past = worked.filter((day) => day < today && day >= daysBefore(today, COUNTED_FOR_DAYS));
  for (const [index, day] of past.entries()) {
    const [opened, closed] = hoursOf(day);
    const drawer = addDay(kept, day, opened, someMovements(day, chanceFor(`drawer on ${day}`)));
    const within = cash.filter(({ received_at }) =>
      isBetween(String(received_at), instantOf(opened), instantOf(closed)),
    );
    const cash_received = sumOf(within.filter(({ void_id }) => !void_id));
    const cash_voids = cents(-sumOf(within.filter(({ void_id }) => void_id)));
    const expected = cents(FLOAT + drawer.moved + cash_received - cash_voids);
    const difference = DIFFERENCES[past.length - index];
    kept.days.push({
      ...drawer.row,
      closed_at: instantOf(closed),
      closed_by: OWNER.name,
      counted: decimalFromCents(cents(expected + (difference?.cents ?? 0))),
      expected: decimalFromCents(expected),
      cash_received: decimalFromCents(cash_received),
      cash_voids: decimalFromCents(cash_voids),
      note: difference?.note ?? '',
    });
  }
  const open = { closed_at: null, closed_by: null, counted: null, expected: null, note: '' };
  const [opens] = hoursOf(today);
  const { row } = addDay(kept, today, opens < now ? opens : now, movementsOf(today, now));
  kept.days.push({ ...row, ...open, cash_received: '0.00', cash_voids: '0.00' });
  return kept;
}

function addDay(kept: CashDays, day: string, opened: string, movements: readonly Movement[]) {
  const id = idOf('cash day', day);
  for (const { kind, amount, reason, at } of movements) {
    kept.movements.push({
      id: idOf('cash movement', at),
      cash_day_id: id,
      kind,
      amount: decimalFromCents(amount),
      reason,
      created_at: instantOf(at),
    });
  }
  const moved = sumCents(movements.map(({ kind, amount }) => (kind === 'supply' ? amount : cents(-amount))));
  const row = {
    id,
    opened_at: instantOf(opened),
    opened_by: OWNER.name,
    float: decimalFromCents(FLOAT),
  };
  return { row, moved };
}

/** Today's as far as the clock has come. */
function movementsOf(today: string, now: string): Movement[] {
  const all: Movement[] = [
    { kind: 'supply', amount: cents(5_000), reason: 'Moedas do banco', at: `${today}T10:40` },
    { kind: 'withdrawal', amount: cents(3_000), reason: 'Motoboy', at: `${today}T11:05` },
  ];
  return all.filter(({ at }) => at <= now);
}

function someMovements(day: string, chance: Chance): Movement[] {
  const takesOut = chance.happens(0.35);
  const out = cents(chance.between(3, 12) * 500);
  const reason = chance.pick(TAKEN_OUT_FOR);
  const movements: Movement[] = takesOut ? [{ kind: 'withdrawal', amount: out, reason, at: `${day}T15:20` }] : [];
  if (chance.happens(0.15)) {
    movements.push({ kind: 'supply', amount: cents(5_000), reason: 'Moedas do banco', at: `${day}T10:15` });
  }
  return movements;
}

/** A little before the salon opens, a little after it closes. */
function hoursOf(day: string): [opened: string, closed: string] {
  const hours = salonHours().find(({ weekday }) => weekday === weekdayOf(day));
  const [open, close] = [hours?.open_time ?? '09:00', hours?.close_time ?? '19:00'];
  return [minutesBefore(`${day}T${open}`, 8), minutesBefore(`${day}T${close}`, -12)];
}

function isBetween(moment: string, first: string, last: string): boolean {
  return first <= moment && moment <= last;
}

function sumOf(rows: Rows<'payments'>): Cents {
  return sumCents(rows.map(({ amount }) => centsFromDecimal(String(amount))));
}
