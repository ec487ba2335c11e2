import { clientsReportContract } from './clients.ts';
import { incomeReport } from './income.ts';
import { linesReportContract } from './lines.ts';
import { occupancyReportContract } from './occupancy.ts';
import { overviewReport } from './overview.ts';
import { partnerReportContract } from './partner.ts';
import { professionalsReportContract } from './professionals.ts';
import { resultReport } from './result.ts';
import { rowsReportContract } from './rows.ts';
import { servicesReportContract } from './services.ts';
import { stockReportContract } from './stock.ts';

/** What the books come to: one group a report. */
export const reportsContract = {
  ...overviewReport,
  ...incomeReport,
  ...resultReport,
  ...clientsReportContract,
  ...occupancyReportContract,
  ...servicesReportContract,
  ...professionalsReportContract,
  ...partnerReportContract,
  ...linesReportContract,
  ...rowsReportContract,
  ...stockReportContract,
};
