import { owned } from '#server/kernel/http/api.ts';
import { accepted } from '#server/kernel/http/refusals.ts';
import { showActivity, showPeople, showShort } from './show-lines.ts';

export const activityRoutes = {
  list: owned.activity.list.handler(({ input, context }) => showActivity(context.db, context.member, input)),
  people: owned.activity.people.handler(({ context }) => showPeople(context.db)),
  of: owned.activity.of.handler(
    async ({ input, context, errors }) => accepted(await showShort(context.db, context.member, input), errors).page,
  ),
};
