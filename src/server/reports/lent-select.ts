import { lent } from '#server/kernel/database/lent.ts';

/** Every line of what is finalised, with its share of what was paid. The database keeps it (0049_finalised_lines.sql). */
export const finalisedLineRows = lent
  .selectFrom('finalised_lines')
  .select(['user_id', 'thing', 'line_id', 'kind', 'sale_id', 'day', 'place', 'service_id', 'service_name', 'category'])
  .select(['product_id', 'staff_id', 'price', 'commission', 'products', 'revenue', 'fee']);

/** The days on which clients came, and how often each of them usually comes. The database keeps them (0051_client_visits.sql). */
export const clientVisitRows = lent
  .selectFrom('client_visits')
  .select(['user_id', 'client_id', 'day', 'next_day', 'usual']);
