import { type ImportedProfessional, importedProfessional } from '#contract/team/import-forms.ts';
import { displayPhone } from '#domain/shared/phone.ts';
import { type ImportedField, personIdentity, professionalIn, TEAM_TABLE } from '#domain/team/import.ts';
import { api, client } from '#web/ground/api/client.ts';
import { candidateOf } from '#web/imports/candidate-of.ts';
import { foundOf } from '#web/imports/found-of.ts';
import { ImportDialog } from '#web/imports/import-dialog.tsx';
import type { PreviewRow } from '#web/imports/imported.ts';
import { usePhonesOf } from '#web/imports/phone-country.tsx';
import { useTranslation } from '#web/texts/use-translation.ts';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { usePlace } from '#web/ui/use-place.ts';

type Row = PreviewRow<ImportedField, ImportedProfessional>;

export function ImportTeam(state: OverlayState) {
  const { t } = useTranslation('imports');
  const place = usePlace();
  const { phonesOf, choice } = usePhonesOf();
  const role = ({ item, cells }: Row) => item?.funcao ?? cells.role;
  const contact = ({ item, cells }: Row) =>
    item ? displayPhone(item.telefone) || item.email : cells.phone || cells.email;
  return (
    <ImportDialog
      {...state}
      imported={{
        kind: 'team',
        table: TEAM_TABLE,
        choices: choice,
        chosen: phonesOf,
        read: (cells) => candidateOf(importedProfessional, professionalIn(cells, place, phonesOf)),
        identity: personIdentity,
        checkKey: api.team.checkImport.key(),
        check: async (people) => {
          const rows = people.map(({ nome, email, telefone }) => ({ nome, email, telefone }));
          return { found: foundOf((await client.team.checkImport({ rows })).known) };
        },
        send: (rows) => client.team.import({ rows }),
        changed: ['staff'],
        name: ({ item, cells }) => item?.nome ?? cells.name,
        detail: (row) => [role(row), contact(row)].filter(Boolean).join(' · '),
        preview: [
          { key: 'role', header: t('fields.role'), cell: role, width: '8rem' },
          {
            key: 'contact',
            header: t('fields.phone'),
            cell: (row) => <span className="line-clamp-2 break-all">{contact(row)}</span>,
            width: '10.5rem',
          },
        ],
        examples: [
          ['Ana Souza', t('of.team.examples.hair'), 'ana@example.com', '', 40, 10],
          ['Bia Lima', t('of.team.examples.nails'), '', '', 50, ''],
        ],
      }}
    />
  );
}
