import type pg from 'pg';
import type { AccountServices } from '#server/account/services.ts';
import type { CountOfAddress } from '#server/kernel/http/count-per-address.ts';
import { type Limit, limit } from '#server/kernel/http/limits.ts';

export type MembersServices = {
  accounts: AccountServices;
  /** Mails with an invitation, by salon: nobody is to be written to without end. */
  invitationMails: Limit;
  /** Links that strangers look at. */
  countVisit: CountOfAddress;
};

const HOUR = 60 * 60;
const MAILS_AN_HOUR = 30;

export const membersLimits = (pool: pg.Pool): Pick<MembersServices, 'invitationMails'> => ({
  invitationMails: limit(pool, 'invitation-mails', { tries: MAILS_AN_HOUR, seconds: HOUR }),
});
