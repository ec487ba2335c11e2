import { type ImportedClient, importedClientForm } from '#contract/clients/forms.ts';
import { readBirthday } from '#domain/clients/birthday.ts';
import { CLIENT_TABLE, clientIdentity, type ImportedField } from '#domain/clients/import.ts';
import { tagsIn } from '#domain/clients/tags.ts';
import { displayPhone } from '#domain/shared/phone.ts';
import { api, client } from '#web/ground/api/client.ts';
import { candidateOf } from '#web/imports/candidate-of.ts';
import { ImportDialog } from '#web/imports/import-dialog.tsx';
import type { PreviewRow } from '#web/imports/imported.ts';
import { usePhonesOf } from '#web/imports/phone-country.tsx';
import { useTranslation } from '#web/texts/use-translation.ts';
import type { OverlayState } from '#web/ui/use-overlay.ts';

type Row = PreviewRow<ImportedField, ImportedClient>;

export function ImportClients(state: OverlayState) {
  const { t } = useTranslation('imports');
  const { phonesOf, choice } = usePhonesOf();
  const phone = ({ item, cells }: Row) => displayPhone(item?.phone ?? cells.phone);
  return (
    <ImportDialog
      {...state}
      imported={{
        kind: 'clients',
        table: CLIENT_TABLE,
        choices: choice,
        chosen: phonesOf,
        read: ({ birthday, tags, ...contact }) =>
          candidateOf(importedClientForm, {
            ...contact,
            phone_country: phonesOf,
            birthday: readBirthday(birthday, phonesOf),
            tags: tagsIn(tags),
          }),
        identity: clientIdentity,
        checkKey: api.clients.checkImport.key(),
        check: async (clients) => {
          const { known } = await client.clients.checkImport({
            phones: [...new Set(clients.map(({ phone }) => phone))],
          });
          const names = new Map(known.map(({ phone, name }) => [phone, name]));
          return {
            found: new Map(
              clients.flatMap(({ phone }, place) => {
                const name = names.get(phone);
                return name === undefined ? [] : [[place, { name }] as const];
              }),
            ),
          };
        },
        send: (clients) => client.clients.import({ clients }),
        changed: ['clients'],
        name: ({ item, cells }) => item?.name ?? cells.name,
        detail: phone,
        preview: [{ key: 'phone', header: t('fields.phone'), cell: phone, width: '10.5rem' }],
      }}
    />
  );
}
