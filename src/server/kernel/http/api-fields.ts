import type { Needs } from '#domain/members/rights.ts';
/** The little of JSON Schema that is looked at here. */
export type FieldSchema = {
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  minLength?: number;
  description?: string;
  anyOf?: FieldSchema[];
  oneOf?: FieldSchema[];
  allOf?: FieldSchema[];
  items?: FieldSchema;
  properties?: Record<string, FieldSchema>;
  required?: readonly string[];
  additionalProperties?: FieldSchema | boolean;
};

export type Content = { content?: Record<string, { schema?: FieldSchema }> };
export type Parameter = { name: string; in?: string; required?: boolean; description?: string; schema?: FieldSchema };

/** The little of OpenAPI that is looked at. */
export type Operation = {
  operationId?: string;
  summary?: string;
  tags?: string[];
  security?: object[];
  'x-needs'?: Needs | undefined;
  parameters?: Parameter[];
  requestBody?: Content;
  responses?: Record<string, Content>;
};

export const schemaOf = (content: Content | undefined) => content?.content?.['application/json']?.schema;

const words = (text: string) => text.trim().split(/\s+/);

/** What a number counts, by the name of its field: a word means the same in the whole contract. Where it does not, its place tells. */
const NUMBERS: Record<string, string[]> = {
  'in cents': words(`
    advance_amount advances_total amount balance balance_after base before cash_received cash_voids commission commission_amount commissions
    commissions_total cost counted default_value difference discount discount_value expected expenses fee fees
    fixed_costs float full_price gross in_cashier internal margin now of_month old others owed owes p_amount p_price p_unit_cost previous_balance price product_commission
    product_costs product_revenue product_sales products products_total professional received remains repeatable_total resale revenue
    revenue_before salon service_commission service_revenue services_total sold spent subtotal supplies tip tip_amount tips_total to_pay to_receive total
    total_cost totalPrice total_value unit_cost unit_price used value withdrawals worth`),
  'in the currency’s unit, with six decimals': words('cost_per_base_unit cost_per_unit'),
  'in minutes': words(
    'available booked duration_minutes min_notice_minutes minutes notice_minutes parts serviceDurationMinutes slot_step_minutes step_minutes totalDuration',
  ),
  'in pixels': words('height width'),
  'in days': words('away_days booking_horizon_days daysAhead horizon_days resting_days usual_days'),
  'in seconds': words('retryAfterSeconds'),
  'in percent': words(`
    comissao_percentual commission_percent credit_fee_percent debit_fee_percent discount_limit growth percent product_commission_percent service_percent`),
  'as a part of one': words('share'),
  'how much of a product': words(`
    existing_stock left min_stock p_min_stock p_quantity p_quantity_base p_unit_size_in_base quantity quantity_changed quantity_purchased quantity_purchased_base
    quantity_used stock_quantity stock_quantity_base unit_size_in_base`),
  'its place in the list that was sent, from 0': words('row'),
  'how many': words(`
    active appointments attended awaiting back client_no_shows clients codes_left count created ended finalised finalised_count imported instalments item_count items limit lost low
    missing more new new_this_month no_shows of offered_online old_clients payments product_sales_count professionals removed repeatable repeated returning sales salons services services_count size team visits weeks`),
  'which one, counted from one': words('number sale_number'),
  'the number of a calendar': words('default_due_day hour month year'),
  '0 is Sunday, 6 is Saturday': words('open_weekdays weekday'),
};

/** What a name ends in tells it too. */
const ENDINGS: Array<[ending: RegExp, unit: string]> = [
  [/_(amount|total|value|price|cost|revenue)$/, 'in cents'],
  [/_percent$/, 'in percent'],
  [/_minutes$/, 'in minutes'],
  [/_days$/, 'in days'],
  [/_count$/, 'how many'],
];

/** Where a name means something else. */
const ELSEWHERE: Array<[place: RegExp, unit: string]> = [
  [/^\/reports\/result .*\.services$/, 'in cents'],
  [/^\/reports\/income-expenses .*revenue\.services$/, 'in cents'],
  [/^\/dashboard .*revenue\.(services|month)$/, 'in cents'],
  [/^\/cashier\/open-sales .*\.services$/, 'in cents'],
  [/ data\.missing$/, 'in cents'],
];

const DAY = '\\d{4}-\\d{2}-\\d{2}';
const TIME = '(?:[01]\\d|2[0-4]):[0-5]\\d(?::00)?';

/** What a text must look like, by the name of its field. */
const TEXTS: Array<{ names: string[]; schema: FieldSchema; empty?: string }> = [
  {
    names:
      words(`compared_until date day done_on due_date due_from due_to effective_date end end_date expense_date first from instalments last
      last_out last_visit owed_since p_due_date p_effective_date p_end p_payment_date p_purchase_date p_start payment_date purchase_date returned_on selectedDate start start_date taken_on to today voided_on`),
    schema: { format: 'date', description: 'a day: 2026-11-18' },
    empty: `^(?:${DAY})?$`,
  },
  {
    names: words('arrived_at close_time end_time open_time selectedTime start_time started_at time'),
    schema: {
      pattern: `^${TIME}$`,
      description: 'a time of the day, by the clock of the salon: 09:30; 24:00 is its end',
    },
    empty: `^(?:${TIME})?$`,
  },
  {
    names: words(
      `at closed_at created_at expires_at finalized_at last_sign_in_at last_used_at locked_until opened_at received_at seen_at signed_in_at since voided_at`,
    ),
    schema: {
      pattern: `^${DAY}[T ]\\d{2}:\\d{2}`,
      description: 'a moment with its distance to UTC: 2026-11-18 12:30:00+00, or with a T',
    },
  },
  {
    names: words('ends_at starts_at'),
    schema: { pattern: `^${DAY}T\\d{2}:\\d{2}$`, description: 'by the clock of the salon: 2026-11-18T09:30' },
  },
  { names: words('last_month month'), schema: { pattern: '^\\d{4}-\\d{2}$', description: 'a month: 2026-11' } },
  { names: words('pin'), schema: { pattern: '^[0-9]{6}$', description: 'six digits' }, empty: '^(?:[0-9]{6})?$' },
];

/** At the portal a wish begins at a time, and lists are of days. */
const TEXTS_ELSEWHERE: Array<[place: RegExp, name: string]> = [
  [/^\/rpc\/staff_portal_appointment_\w+ (body )?start$/, 'start_time'],
  [/^\/rpc\/staff_portal_appointments_list answer .*(start|end)$/, 'start_time'],
];

/** Those that may be left empty when they are sent. */
const MAY_BE_EMPTY = new Set(
  words('close_time due_date due_from due_to open_time p_due_date p_payment_date payment_date pin'),
);

/**
 * Says of every number in a schema what it counts, and of every text that is a day, a time, a month or a PIN how it is written. `place` is the
 * operation's path and where in it the schema stands, as in `/dashboard answer revenue.month`.
 */
export function describeFields(schema: FieldSchema | undefined, place: string): void {
  if (!schema) return;
  for (const one of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])])
    describeFields(one, place);
  // The items of a list are what its name says.
  describeFields(schema.items, place);
  const inner = /[ .]$/.test(place) ? place : `${place}.`;
  for (const [name, field] of Object.entries(schema.properties ?? {})) describeFields(field, inner + name);
  const name = place.split(/[ .]/).at(-1) ?? '';
  if (schema.type === 'integer' || schema.type === 'number') describeNumber(schema, name, place);
  if (schema.type === 'string') describeText(schema, name, place);
}

function describeNumber(schema: FieldSchema, name: string, place: string): void {
  const unit =
    ELSEWHERE.find(([where]) => where.test(place))?.[1] ??
    Object.keys(NUMBERS).find((unit) => NUMBERS[unit]?.includes(name)) ??
    ENDINGS.find(([ending]) => ending.test(name))?.[1];
  if (unit) schema.description ??= unit;
}

function describeText(schema: FieldSchema, name: string, place: string): void {
  if (schema.enum || schema.const !== undefined || schema.format || schema.pattern) return;
  const called = TEXTS_ELSEWHERE.find(([where]) => where.test(place))?.[1] ?? name;
  const found = TEXTS.find(({ names }) => names.includes(called));
  if (!found) return;
  const isSent = !place.includes(' answer ');
  const empty = isSent && !schema.minLength && MAY_BE_EMPTY.has(name) ? found.empty : undefined;
  Object.assign(schema, found.schema, empty && { pattern: empty, format: undefined });
  if (empty) schema.description += ', or empty';
}
