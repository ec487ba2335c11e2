import { requirePassword } from '#server/account/require-password.ts';
import type { AccountServices } from '#server/account/services.ts';
import { owned } from '#server/kernel/api.ts';
import { exportClients } from './export-clients.ts';
import { importClients } from './import-clients.ts';
import { countClients, listAppointments, listClients, namesOfPhones, readCard } from './queries.ts';
import { removeClient } from './remove-client.ts';
import { addClient, changeClient } from './save-client.ts';

export function clientsRoutes(accounts: AccountServices) {
  return {
    list: owned.clients.list.handler(({ input, context }) => listClients(context.db, context.now(), input)),
    count: owned.clients.count.handler(async ({ context }) => ({ count: await countClients(context.db) })),

    read: owned.clients.read.handler(async ({ input, context, errors }) => {
      const card = await readCard(context.db, context.now(), input.id);
      if (!card) throw errors.NOT_FOUND();
      return card;
    }),
    appointments: owned.clients.appointments.handler(async ({ input, context, errors }) => {
      const page = await listAppointments(context.db, input);
      if (!page) throw errors.NOT_FOUND();
      return page;
    }),

    add: owned.clients.add.handler(async ({ input, context, errors }) => {
      const outcome = await addClient(context, input);
      if (!outcome.ok) throw errors.PHONE_TAKEN({ data: outcome });
      return outcome.client;
    }),
    addInPassing: owned.clients.addInPassing.handler(async ({ input, context, errors }) => {
      const outcome = await addClient(context, { ...input, phone: input.phone || null });
      if (!outcome.ok) throw errors.PHONE_TAKEN({ data: outcome });
      return outcome.client;
    }),
    change: owned.clients.change.handler(async ({ input: { id, ...form }, context, errors }) => {
      const outcome = await changeClient(context, id, form);
      if (outcome.ok) return outcome.client;
      throw outcome.reason === 'not_found' ? errors.NOT_FOUND() : errors.PHONE_TAKEN({ data: outcome });
    }),
    remove: owned.clients.remove.handler(async ({ input, context, errors }) => {
      await requirePassword(accounts, context.owner, input.password);
      if (!(await removeClient(context, input.id))) throw errors.NOT_FOUND();
      return { done: true } as const;
    }),

    checkImport: owned.clients.checkImport.handler(async ({ input, context }) => ({
      known: await namesOfPhones(context.db, input.phones),
    })),
    import: owned.clients.import.handler(({ input, context }) => importClients(context, input.clients)),
    export: owned.clients.export.handler(({ context }) => exportClients(context.db)),
  };
}
