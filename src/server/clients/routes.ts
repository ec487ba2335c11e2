import { mayDo } from '#domain/members/rights.ts';
import { checkPassword } from '#server/account/check-password.ts';
import type { AccountServices } from '#server/account/services.ts';
import { owned, ownedUnread } from '#server/kernel/http/api.ts';
import { accepted, done, found } from '#server/kernel/http/refusals.ts';
import type { Member } from '#server/kernel/principal.ts';
import { readCard } from './card-queries.ts';
import { changeTag, dropTag, tagClient, untagClient } from './change-tags.ts';
import { changeWarning, createWarning, removeWarning } from './change-warnings.ts';
import { exportClients } from './export-clients.ts';
import { listHistory } from './history-queries.ts';
import { importClients } from './import-clients.ts';
import { type ClientChange, countClients, listClients, namesOfPhones } from './queries.ts';
import { readRows } from './read-rows.ts';
import { removeClient } from './remove-client.ts';
import { changeClient, createClient } from './save-client.ts';
import { listTags } from './tag-queries.ts';

const seesContacts = (member: Member) => mayDo(member, 'client_contacts');

const withoutContacts = ({ phone: _, phone_country: __, email: ___, ...form }: ClientChange) => form;

export function clientsRoutes(accounts: AccountServices) {
  return {
    list: owned.clients.list.handler(({ input, context, errors }) => {
      const { db, now, member } = context;
      // What a list is narrowed to says of everybody in it what they are not shown.
      if (input.owing && !mayDo(member, 'payments')) throw errors.NOT_ALLOWED();
      if (input.tag && !mayDo(member, 'clients')) throw errors.NOT_ALLOWED();
      return listClients(db, now(), input, seesContacts(member));
    }),
    count: owned.clients.count.handler(async ({ context }) => ({ count: await countClients(context.db) })),
    tags: owned.clients.tags.handler(({ context }) => listTags(context.db)),

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
      // Who does not see how a client is reached does not change it either.
      const change = seesContacts(context.member) ? form : withoutContacts(form);
      return accepted(await changeClient(context, id, change), errors).client;
    }),
    remove: owned.clients.remove.handler(async ({ input, context, errors }) => {
      accepted(await checkPassword(accounts, context, input.password), errors);
      const outcome = await removeClient(context, input.id);
      const isUnseen = !outcome.ok && outcome.reason === 'client_owes' && !mayDo(context.member, 'payments');
      return done(isUnseen ? { ...outcome, amount: 0 } : outcome, errors);
    }),

    createWarning: owned.clients.createWarning.handler(async ({ input: { client_id, ...form }, context, errors }) => {
      return accepted(await createWarning(context, client_id, form), errors).warning;
    }),
    changeWarning: owned.clients.changeWarning.handler(async ({ input: { id, ...form }, context, errors }) => {
      return accepted(await changeWarning(context, id, form), errors).warning;
    }),
    removeWarning: owned.clients.removeWarning.handler(async ({ input, context, errors }) => {
      return done(await removeWarning(context, input.id), errors);
    }),

    tag: owned.clients.tag.handler(async ({ input, context, errors }) => {
      return { tags: accepted(await tagClient(context, input.id, input.tag), errors).tags };
    }),
    untag: owned.clients.untag.handler(async ({ input, context, errors }) => {
      return { tags: accepted(await untagClient(context, input.id, input.tag), errors).tags };
    }),
    changeTag: owned.clients.changeTag.handler(async ({ input, context, errors }) => {
      return done(await changeTag(context, input.tag, input.to), errors);
    }),
    dropTag: owned.clients.dropTag.handler(async ({ input, context, errors }) => {
      return done(await dropTag(context, input.tag), errors);
    }),

    // A file of phones asks whose each of them is: who may not see phones tries no thousands of them.
    checkImport: owned.clients.checkImport.handler(async ({ input, context, errors }) => {
      if (!seesContacts(context.member)) throw errors.NOT_ALLOWED();
      return { known: await namesOfPhones(context.db, input.phones) };
    }),
    import: ownedUnread.clients.import.handler(async ({ input, context, errors }) => {
      if (!seesContacts(context.member)) throw errors.NOT_ALLOWED();
      const { clients } = accepted(await readRows(input), errors);
      return importClients(context, clients);
    }),
    export: owned.clients.export.handler(({ context: { db, member } }) =>
      exportClients(db, { contacts: seesContacts(member), card: mayDo(member, 'clients') }),
    ),
  };
}
