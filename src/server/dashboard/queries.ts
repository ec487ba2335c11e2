import { sql } from 'kysely';
import type { SetUp } from '#contract/dashboard/operations.ts';
import { isOwnerRole } from '#domain/shared/names.ts';
import { profileRows } from '#server/account/lent-select.ts';
import { clientRows } from '#server/clients/lent-select.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { historyRows } from '#server/kernel/database/history-select.ts';
import { serviceRows } from '#server/services/lent-select.ts';
import { staffRows } from '#server/team/lent-select.ts';

/** What the history calls the link for online booking. */
export const BOOKING_LINK = 'booking_link';

/** One statement for all questions: the page waits once. */
export async function readSetUp(db: Database): Promise<SetUp> {
  const { roles, ...found } = await db
    .selectNoFrom((ask) => [
      ask.exists(ask.selectFrom(serviceRows.as('services')).select('id')).as('has_services'),
      ask.exists(ask.selectFrom(clientRows.as('clients')).select('id')).as('has_clients'),
      ask
        .exists(ask.selectFrom(profileRows.as('profiles')).select('id').where('phone', 'is not', null))
        .as('has_contact'),
      ask
        .exists(ask.selectFrom(historyRows.as('history')).select('id').where('entity', '=', 'salon_hours'))
        .as('has_set_hours'),
      ask
        .exists(ask.selectFrom(historyRows.as('history')).select('id').where('entity', '=', BOOKING_LINK))
        .as('has_shared_link'),
      sql<string[]>`array(select distinct funcao::text from ${staffRows.as('staff')})`.as('roles'),
    ])
    .executeTakeFirstOrThrow();
  return { ...found, has_staff: roles.length > 0, has_team: roles.some((role) => !isOwnerRole(role)) } as SetUp;
}
