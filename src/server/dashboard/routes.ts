import { owned } from '#server/kernel/http/api.ts';
import { noteSharedLink } from './note-shared-link.ts';
import { readSetUp } from './queries.ts';
import { readDashboard } from './read-dashboard.ts';

export const dashboardRoutes = {
  setUp: owned.dashboard.setUp.handler(({ context }) => readSetUp(context.db)),
  overview: owned.dashboard.overview.handler(({ context }) => readDashboard(context)),
  linkShared: owned.dashboard.linkShared.handler(async ({ context }) => {
    await noteSharedLink(context);
    return { done: true } as const;
  }),
};
