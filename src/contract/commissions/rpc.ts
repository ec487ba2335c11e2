import * as z from 'zod/mini';
import { notFound, repeatErrors } from '../errors.ts';
import { post, refusable } from '../operation.ts';
import { rpcAdvance, rpcClose, rpcRange, rpcRangeOfOne, rpcRangeOfSome } from './forms.ts';

const earned = {
  staff_id: z.uuid(),
  staff_name: z.string(),
  services_count: z.int(),
  /** Amounts are in cents. */
  services_total: z.int(),
  commissions_total: z.int(),
};

/** The document's procedures. Whose salon it is, the session says; who names another finds nobody there. */
export const commissionsRpc = {
  commissionStaffSummary: post(
    '/rpc/commission_staff_summary',
    'all_commissions',
    'What each professional earned and was paid in these days, three years at most',
  )
    .errors(notFound)
    .input(rpcRange)
    .output(z.array(z.object({ ...earned, advances_total: z.int(), balance: z.int() }))),
  commissionsSummary: post(
    '/rpc/commissions_summary',
    'all_commissions',
    'What all professionals, or one, earned in these days, without the advances',
  )
    .errors(notFound)
    .input(rpcRangeOfSome)
    .output(z.array(z.object(earned))),
  commissionsEarnings: post('/rpc/commissions_earnings', 'all_commissions', 'Each commission of a professional')
    .errors(notFound)
    .input(rpcRangeOfOne)
    .output(
      z.array(
        z.object({
          date: z.string(),
          service_name: z.string(),
          commission_amount: z.int(),
          appointment_id: z.nullable(z.uuid()),
          client_name: z.string(),
          total_value: z.int(),
        }),
      ),
    ),
  commissionRecordAdvance: post(
    '/rpc/commission_record_advance',
    'all_commissions',
    'Note what was paid to a professional. Takes an Idempotency-Key',
  )
    .errors(repeatErrors)
    .input(rpcAdvance)
    .output(z.object({ ...refusable, id: z.optional(z.uuid()) })),
  commissionClosePeriod: post('/rpc/commission_close_period', 'all_commissions', 'Close a period up to today at most')
    .input(rpcClose)
    .output(z.object(refusable)),
};
