import { readStatement, readSummaryOf } from '#server/commissions/read-statement.ts';
import { open } from '#server/kernel/http/api.ts';
import { type Prove, provenProfessional } from '#server/kernel/http/portal.ts';

/** What professionals read of what they earned: through their own handle, which finds nobody else's. */
export function portalCommissionsRpc(prove: Prove) {
  const { rpc } = open.use(provenProfessional(prove));
  return {
    staffPortalCommissionsSummary: rpc.staffPortalCommissionsSummary.handler(async ({ input, context }) => {
      const row = await readSummaryOf(context.db, context.staff, { first: input.start, last: input.end });
      if (!row) throw noProfessional();
      const { staff_id: _, staff_name: __, color: ___, is_active: ____, percent: _____, ...sums } = row;
      return sums;
    }),

    staffPortalCommissionsStatement: rpc.staffPortalCommissionsStatement.handler(async ({ input, context }) => {
      const { start: first, end: last, cursor } = input;
      const statement = await readStatement(context.db, { staff_id: context.staff, first, last, cursor });
      if (!statement) throw noProfessional();
      return { rows: statement.rows, next: statement.next };
    }),
  };
}

/** Who was proven a moment ago is in the team. */
const noProfessional = () => new Error('A professional who was proven is not in the team.');
