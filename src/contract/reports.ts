import { clientsReportContract } from './report-clients.ts';
import { incomeReport } from './report-income.ts';
import { linesReportContract } from './report-lines.ts';
import { occupancyReportContract } from './report-occupancy.ts';
import { overviewReport } from './report-overview.ts';
import { partnerReportContract } from './report-partner.ts';
import { professionalsReportContract } from './report-professionals.ts';
import { resultReport } from './report-result.ts';
import { rowsReportContract } from './report-rows.ts';
import { servicesReportContract } from './report-services.ts';
import { stockReportContract } from './report-stock.ts';

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
