import type pg from 'pg';
import { firstDay, lastDay, monthOf, nextMonth, previousMonth } from '#domain/shared/period.ts';
import { closingOf } from '#server/commissions/closing-queries.ts';
import { lent } from '#server/kernel/database/lent.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import { momentOn } from './calendar.ts';
import { idOf } from './chance.ts';
import { OWNER_ID, type Rows } from './salon.ts';

/** What somebody earned in a month, in the currency's unit. */
export type Earned = { staff_id: string; month: string; amount: number };

/** Of the month before last and those before it, the first days of the next were for closing and paying. */
export function isSettled(month: string, today: string): boolean {
  return month < previousMonth(monthOf(today));
}

/**
 * Most ask for a part of it on the tenth, in round tens. The rest is paid on the fifth of the next month, where the salon has closed. What lies
 * ahead of today is not paid yet.
 */
export function advances(earned: readonly Earned[], today: string): Rows<'commission_advances'> {
  return earned.flatMap(({ staff_id, month, amount }, index) => {
    const asked = index % 3 === 2 ? 0 : Math.floor((amount * 0.4) / 10) * 10;
    const rest = Math.round((amount - asked) * 100) / 100;
    const parts = [
      { day: `${month}-10`, paid: asked, description: 'Adiantamento' },
      { day: `${nextMonth(month)}-05`, paid: isSettled(month, today) ? rest : 0, description: 'Pagamento do mês' },
    ];
    return parts
      .filter(({ day, paid }) => paid > 0 && day <= today)
      .map(({ day, paid, description }) => ({
        id: idOf('advance', `${staff_id} ${day} ${description}`),
        staff_id,
        amount: paid,
        effective_date: day,
        description,
        created_at: momentOn(day, '18:05'),
      }));
  });
}

/** Who earned what in which month, as the program adds it up. */
export async function earnedByMonth(client: pg.Client): Promise<Earned[]> {
  const { rows } = await client.query<Earned>(
    `select staff_id, to_char(day, 'YYYY-MM') as month, sum(amount)::float8 as amount from app.staff_earnings
     group by 1, 2 having sum(amount) > 0 order by 2, 1`,
  );
  return rows;
}

/** As the program closes them, each on the third of the month after it. What it keeps has ids of chance: nobody knows them. */
export async function closeMonths(client: pg.Client, months: readonly string[]): Promise<void> {
  for (const month of months) {
    const form = { start_date: firstDay(month), end_date: lastDay(month) };
    const { sql, parameters } = closingOf(OWNER_ID as OwnerId, form).compile(lent);
    const { rows } = await client.query<{ id: string }>(sql, [...parameters]);
    await client.query('update commission_closings set closed_at = $2 where id = $1', [
      rows[0]?.id,
      momentOn(`${nextMonth(month)}-03`, '09:12'),
    ]);
  }
}
