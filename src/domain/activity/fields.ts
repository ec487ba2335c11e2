/** Every field that a change can be of: its key in `activity:fields`, where it stands with its article. */
export const FIELDS = [
  // Of appointments, sales and what was paid
  ...['slot', 'services', 'end', 'total', 'discount', 'method', 'paid', 'client', 'day', 'time', 'reason', 'products'],
  ...['float', 'expected', 'counted', 'difference', 'amount'],
  // Of clients and what is written about them
  ...[
    'name',
    'phone',
    'email',
    'birthday',
    'note',
    'preferred',
    'title',
    'kind',
    'tags',
    'result',
    'formula',
    'next_time',
  ],
  ...['picture', 'moment'],
  // Of services, products and bills
  ...['price', 'variable_price', 'duration', 'cleanup', 'parts', 'category', 'description', 'commission', 'online'],
  ...[
    'doers',
    'used',
    'shown',
    'barcode',
    'minimum',
    'unit',
    'stock',

    'unit_cost',
    'supplier',
    'value',
    'due',
  ],
  ...['paid_on', 'instalments', 'due_day', 'last_month'],
  // Of the team and its times
  ...['role_in_team', 'product_commission', 'colour', 'from', 'to', 'weekday', 'period'],
  ...['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
  // Of the salon
  ...['country', 'language', 'timezone', 'address', 'step', 'notice', 'horizon', 'credit_fee', 'debit_fee', 'pix_key'],
  ...[
    'pix_name',
    'pix_city',
    'settlement_offer',
    'page_name',
    'salon_kind',
    'about',
    'whatsapp',
    'instagram',
    'published',
  ],
  ...['works', 'cover', 'logo'],
  // Of accesses
  ...['role', 'professional', 'granted', 'withheld', 'discount_limit'],
] as const;

export type Field = (typeof FIELDS)[number];
