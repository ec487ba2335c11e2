import { owned } from '#server/kernel/http/api.ts';
import { inTurn } from '#server/kernel/http/in-turn.ts';
import { found } from '#server/kernel/http/refusals.ts';
import { readClientsReport, readLostPage } from './clients/read-clients.ts';
import { readIncome } from './income/read-income.ts';
import { listLines } from './lines/queries.ts';
import { readOccupancy } from './occupancy/read-occupancy.ts';
import { readReportsOverview } from './overview/read-overview.ts';
import { readPartner } from './partner/read-partner.ts';
import { readProfessionals } from './professionals/read-professionals.ts';
import { readResult } from './result/read-result.ts';
import { readRows } from './rows/queries.ts';
import { readServices } from './services/read-services.ts';
import { readShelfPage, readStockReport } from './stock/read-stock.ts';

// Over years a report takes seconds: many at once would leave other salons no connection.
const { reports } = owned.use(inTurn);

export const reportsRoutes = {
  overview: reports.overview.handler(({ context }) => readReportsOverview(context)),
  incomeExpenses: reports.incomeExpenses.handler(({ input, context }) => readIncome(context, input)),
  result: reports.result.handler(({ input, context }) => readResult(context, input)),
  clients: reports.clients.handler(({ input, context }) => readClientsReport(context, input)),
  lostClients: reports.lostClients.handler(({ input, context }) => readLostPage(context, input)),
  services: reports.services.handler(({ input, context }) => readServices(context, input)),
  professionals: reports.professionals.handler(({ input, context }) => readProfessionals(context, input)),
  partner: reports.partner.handler(({ input, context }) => readPartner(context, input)),
  lines: reports.lines.handler(({ input, context }) => listLines(context.db, input)),
  rows: reports.rows.handler(({ input, context }) => readRows(context.db, input)),
  occupancy: reports.occupancy.handler(async ({ input, context, errors }) =>
    found(await readOccupancy(context, input), errors),
  ),
  stock: reports.stock.handler(({ input, context }) => readStockReport(context, input)),
  stockProducts: reports.stockProducts.handler(({ input, context }) => readShelfPage(context, input)),
};
