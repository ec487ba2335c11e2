import { mayDo } from '#domain/members/rights.ts';
import { readOpened } from '#domain/search/opened.ts';
import { owned } from '#server/kernel/http/api.ts';
import { find, readKept } from './queries.ts';

export const searchRoutes = {
  find: owned.search.find.handler(({ input, context }) =>
    find(context.db, context.now(), { ...input, byPhone: mayDo(context.member, 'client_contacts') }),
  ),
  opened: owned.search.opened.handler(({ input, context }) =>
    readKept(context.db, context.now(), readOpened(input.opened)),
  ),
};
