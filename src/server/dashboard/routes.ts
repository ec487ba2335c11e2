import { owned } from '#server/kernel/http/api.ts';
import { changeSetUpShown, noteSharedLink } from './note-first-steps.ts';
import { readSetUp } from './queries.ts';
import { readDashboard } from './read-dashboard.ts';

const done = { done: true } as const;

export const dashboardRoutes = {
  setUp: owned.dashboard.setUp.handler(({ context }) => readSetUp(context.db, context.now())),
  changeSetUpShown: owned.dashboard.changeSetUpShown.handler(async ({ input, context }) => {
    await changeSetUpShown(context, input.shown);
    return done;
  }),
  overview: owned.dashboard.overview.handler(({ context }) => readDashboard(context)),
  linkShared: owned.dashboard.linkShared.handler(async ({ context }) => {
    await noteSharedLink(context);
    return done;
  }),
};
