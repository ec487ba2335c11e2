import { checkPassword } from '#server/account/check-password.ts';
import type { AccountServices } from '#server/account/services.ts';
import { owned, ownedUnread } from '#server/kernel/http/api.ts';
import { accepted, done, found } from '#server/kernel/http/refusals.ts';
import { exportClients } from './export-clients.ts';
import { listHistory } from './history-queries.ts';
import { importClients } from './import-clients.ts';
import { countClients, listClients, namesOfPhones, readCard } from './queries.ts';
import { readRows } from './read-rows.ts';
import { removeClient } from './remove-client.ts';
import { changeClient, createClient } from './save-client.ts';

export function clientsRoutes(accounts: AccountServices) {
  return {
    list: owned.clients.list.handler(({ input, context }) => listClients(context.db, context.now(), input)),
    count: owned.clients.count.handler(async ({ context }) => ({ count: await countClients(context.db) })),

    read: owned.clients.read.handler(async ({ input, context, errors }) => {
      return found(await readCard(context.db, context.now(), input.id), errors);
    }),
    history: owned.clients.history.handler(async ({ input, context, errors }) => {
      return found(await listHistory(context.db, input), errors);
    }),

    create: owned.clients.create.handler(async ({ input, context, errors }) => {
      return accepted(await createClient(context, input), errors).client;
    }),
    createInPassing: owned.clients.createInPassing.handler(async ({ input, context, errors }) => {
      const outcome = await createClient(context, { ...input, phone: input.phone || null });
      return accepted(outcome, errors).client;
    }),
    change: owned.clients.change.handler(async ({ input: { id, ...form }, context, errors }) => {
      return accepted(await changeClient(context, id, form), errors).client;
    }),
    remove: owned.clients.remove.handler(async ({ input, context, errors }) => {
      accepted(await checkPassword(accounts, context, input.password), errors);
      return done(await removeClient(context, input.id), errors);
    }),

    checkImport: owned.clients.checkImport.handler(async ({ input, context }) => ({
      known: await namesOfPhones(context.db, input.phones),
    })),
    import: ownedUnread.clients.import.handler(async ({ input, context, errors }) => {
      const { clients } = accepted(await readRows(input), errors);
      return importClients(context, clients);
    }),
    export: owned.clients.export.handler(({ context }) => exportClients(context.db)),
  };
}
