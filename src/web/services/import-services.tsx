import { useState } from 'react';
import { type ImportedService, importedService } from '#contract/services/import-forms.ts';
import type { Fate } from '#domain/imports/fates.ts';
import { MOST_PUBLIC_SERVICES } from '#domain/services/defaults.ts';
import {
  type ImportedField,
  offeredOnline,
  SERVICE_TABLE,
  serviceIdentity,
  serviceIn,
} from '#domain/services/import.ts';
import { formatDuration } from '#domain/shared/durations.ts';
import { cents } from '#domain/shared/money.ts';
import { api, client } from '#web/ground/api/client.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { candidateOf } from '#web/imports/candidate-of.ts';
import { foundOf } from '#web/imports/found-of.ts';
import { ImportDialog } from '#web/imports/import-dialog.tsx';
import type { PreviewRow } from '#web/imports/imported.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { TextField } from '#web/ui/text-field.tsx';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { usePlace } from '#web/ui/use-place.ts';

type Row = PreviewRow<ImportedField, ImportedService>;

const OFFLINE = 'offline';

export function ImportServices(state: OverlayState) {
  const { t } = useTranslation('imports');
  const { money } = useFormat();
  const place = usePlace();
  const [category, setCategory] = useState<string>(t('general'));
  const duration = ({ item, cells }: Row) => (item ? formatDuration(item.duration_minutes) : cells.duration);
  const price = ({ item, cells }: Row) =>
    item ? (item.preco_variavel ? t('variablePrice') : money(cents(item.price))) : cells.price;
  const group = ({ item, cells }: Row) => item?.category ?? cells.category;
  return (
    <ImportDialog
      {...state}
      imported={{
        kind: 'services',
        table: SERVICE_TABLE,
        choices: (
          <TextField
            label={t('category')}
            value={category}
            onChange={(event) => setCategory(event.currentTarget.value)}
            maxLength={200}
            autoComplete="off"
          />
        ),
        chosen: category,
        read: (cells) => candidateOf(importedService, serviceIn(cells, place, category)),
        identity: serviceIdentity,
        checkKey: api.services.checkImport.key(),
        check: async (services) => {
          const rows = services.map(({ name, category }) => ({ name, category }));
          const { known, offered_online } = await client.services.checkImport({ rows });
          return { found: foundOf(known), settle: (fates) => withinLimit(fates, offered_online) };
        },
        send: (rows) => client.services.import({ rows }),
        changed: ['services', 'service_categories'],
        name: ({ item, cells }) => item?.name ?? cells.name,
        detail: (row) => [group(row), duration(row), price(row)].filter(Boolean).join(' · '),
        preview: [
          { key: 'category', header: t('fields.category'), cell: group, width: '7.5rem' },
          { key: 'duration', header: t('fields.duration'), cell: duration, align: 'right', width: '6rem' },
          { key: 'price', header: t('fields.price'), cell: price, align: 'right', width: '6.5rem' },
        ],
        note: (rows) => {
          const count = rows.filter(({ fate }) => fate.kind === 'new' && fate.note === OFFLINE).length;
          return count > 0 ? t('offlineCount', { count, most: MOST_PUBLIC_SERVICES }) : undefined;
        },
        examples: [
          [
            t('of.services.examples.cut'),
            t('of.services.examples.hair'),
            '1h30',
            { cents: cents(120_00) },
            t('of.services.examples.cutNote'),
            40,
            t('examples.yes'),
          ],
          [
            t('of.services.examples.makeup'),
            t('of.services.examples.makeup'),
            '45',
            t('of.services.examples.variable'),
            '',
            '',
            t('examples.no'),
          ],
        ],
      }}
    />
  );
}

/** What is beyond the limit of online booking is imported without it, and marked. */
function withinLimit(fates: Fate<ImportedService>[], offered: number): Fate<ImportedService>[] {
  const fresh = fates.flatMap((fate) => (fate.kind === 'new' ? [fate.item] : []));
  const placed = offeredOnline(fresh, offered)[Symbol.iterator]();
  return fates.map((fate) => {
    if (fate.kind !== 'new') return fate;
    const item = placed.next().value ?? fate.item;
    return item.is_public === fate.item.is_public ? fate : { ...fate, item, note: OFFLINE };
  });
}
