import { owned } from '#server/kernel/api.ts';
import { readSetUp } from './queries.ts';

export const dashboardRoutes = {
  setUp: owned.dashboard.setUp.handler(({ context }) => readSetUp(context.db)),
};
