import type { ReactNode } from 'react';
import { type Fate, shownOf } from '#domain/imports/fates.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import type { AnyField, Imported, PreviewRow } from './imported.ts';

type Kind = Fate<unknown>['kind'];

const KINDS: Kind[] = ['new', 'known', 'repeated', 'invalid'];
const tones = { new: 'success', known: 'info', repeated: 'neutral', invalid: 'danger' } satisfies Record<
  Kind,
  BadgeTone
>;

type Props<Field extends AnyField, Item> = { rows: PreviewRow<Field, Item>[]; imported: Imported<Field, Item> };

/** The rows with their outcome, and a count of each; of very many invalid ones only the first. */
export function PreviewTable<Field extends AnyField, Item>({ rows, imported }: Props<Field, Item>) {
  const { t } = useTranslation('imports');
  const { name, detail, preview } = imported;
  const sayFate = useFateWords(rows[0]?.line ?? 1);
  const fateOf = ({ fate }: { fate: Fate<unknown> }) => (
    <span className="block max-w-60">
      <Badge tone={tones[fate.kind]} wraps>
        {sayFate(fate)}
      </Badge>
    </span>
  );
  const { shown, more } = shownOf(rows);
  const columns: Column<PreviewRow<Field, Item>>[] = [
    { key: 'line', header: t('line'), cell: ({ line }) => line, align: 'right', width: '4.5rem' },
    {
      key: 'name',
      header: t('fields.name'),
      cell: (row) => <span className="line-clamp-2 break-words">{name(row)}</span>,
    },
    ...preview,
    { key: 'fate', header: t('fate'), cell: fateOf, width: preview.length > 2 ? '12.5rem' : '14rem' },
  ];
  return (
    <section aria-label={t('preview')} className="grid gap-2">
      <p aria-live="polite" className="flex flex-wrap gap-2">
        {KINDS.map((kind) => ({ kind, count: rows.filter(({ fate }) => fate.kind === kind).length }))
          .filter(({ kind, count }) => count > 0 || kind === 'new')
          .map(({ kind, count }) => (
            <Badge key={kind} tone={tones[kind]}>
              {t(`counts.${kind}`, { count })}
            </Badge>
          ))}
      </p>
      <div className="overflow-hidden rounded-card border border-divider">
        <Table
          label={t('preview')}
          columns={columns}
          rows={shown}
          rowKey={({ line }) => String(line)}
          phone={(row) =>
            row.fate.kind === 'new'
              ? { title: name(row), detail: detail(row), badge: fateOf(row) }
              : // Beside them a sentence would leave the name no room.
                { title: name(row), detail: <Below text={detail(row)}>{fateOf(row)}</Below> }
          }
          empty={<p className="p-6 text-center text-muted">{t('noRows')}</p>}
          isDense
        />
      </div>
      {more > 0 && <p className="text-sm text-muted">{t('moreInvalid', { count: more })}</p>}
    </section>
  );
}

function Below({ text, children }: { text: string; children: ReactNode }) {
  return (
    <span className="grid justify-items-start gap-1">
      <span>{text}</span>
      {children}
    </span>
  );
}

/** `firstLine` is the file's line of the first row. */
function useFateWords(firstLine: number) {
  const { t } = useTranslation('imports');
  return (fate: Fate<unknown>): string => {
    if (fate.kind === 'new') return t((fate.note ?? 'fates.new') as 'fates.new');
    if (fate.kind === 'known') return t('fates.known', { name: fate.name });
    if (fate.kind === 'repeated') return t('fates.repeated', { line: fate.row + firstLine });
    return t(fate.problem as never, fate.about);
  };
}
