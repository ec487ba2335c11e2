import type { Debtor } from '#contract/cashier/debts.ts';
import { languageOfPhone } from '#domain/clients/language.ts';
import type { Place } from '#domain/shared/countries.ts';
import { type Cents, formatMoney } from '#domain/shared/money.ts';
import { formatDate } from '#domain/shared/time.ts';
import type { Database } from '#server/kernel/database/db.ts';
import type { Page } from '#server/kernel/database/paging.ts';
import { textsIn } from '#server/kernel/texts.ts';
import { listDebtors } from './queries.ts';

type Input = { search?: string; cursor?: string };
type Salon = Place & { business_name: string };

/** Who owes what since when, with a reminder for each. */
export async function debtors(db: Database, input: Input, byPhone: boolean): Promise<Page<Debtor>> {
  const { rows, next } = await listDebtors(db, input, byPhone);
  return { rows: rows.map(({ salon, ...debtor }) => ({ ...debtor, message: reminder(debtor, salon) })), next };
}

/** In the language of the client; the money is the salon's. */
function reminder({ name, phone, amount, owed_since }: Omit<Debtor, 'message'>, salon: Salon): string {
  const language = languageOfPhone(phone, salon.language);
  return textsIn(language)('server:debt.reminder', {
    name: name.split(' ')[0] ?? name,
    salon: salon.business_name,
    amount: formatMoney(amount as Cents, { country: salon.country, language }),
    date: formatDate(owed_since, language),
  });
}
