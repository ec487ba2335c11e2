import { type Fate, shownOf } from '#domain/clients/import.ts';
import { displayPhone } from '#domain/shared/phone.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import type { PreviewRow } from './use-import.ts';

type Kind = Fate<unknown>['kind'];

const KINDS: Kind[] = ['new', 'known', 'repeated', 'invalid'];
const tones = { new: 'success', known: 'info', repeated: 'neutral', invalid: 'danger' } satisfies Record<
  Kind,
  BadgeTone
>;

/** The rows with their outcome, and a count of each; of very many invalid ones only the first. */
export function PreviewTable({ rows }: { rows: PreviewRow[] }) {
  const { t } = useTranslation('clients');
  const sayFate = useFateWords(rows[0]?.line ?? 1);
  const fateOf = ({ fate }: PreviewRow) => (
    <span className="block max-w-60 [&>span]:h-auto [&>span]:py-0.5 [&>span]:whitespace-normal">
      <Badge tone={tones[fate.kind]}>{sayFate(fate)}</Badge>
    </span>
  );
  const { shown, more } = shownOf(rows);
  const columns: Column<PreviewRow>[] = [
    { key: 'line', header: t('import.line'), cell: ({ line }) => line, align: 'right', width: '4.5rem' },
    {
      key: 'name',
      header: t('form.name'),
      cell: ({ name }) => <span className="line-clamp-2 break-words">{name}</span>,
    },
    { key: 'phone', header: t('form.phone'), cell: ({ phone }) => displayPhone(phone), width: '10.5rem' },
    { key: 'fate', header: t('import.fate'), cell: fateOf, width: '14rem' },
  ];
  return (
    <section aria-label={t('import.preview')} className="grid gap-2">
      <p aria-live="polite" className="flex flex-wrap gap-2">
        {KINDS.map((kind) => ({ kind, count: rows.filter(({ fate }) => fate.kind === kind).length }))
          .filter(({ kind, count }) => count > 0 || kind === 'new')
          .map(({ kind, count }) => (
            <Badge key={kind} tone={tones[kind]}>
              {t(`import.counts.${kind}`, { count })}
            </Badge>
          ))}
      </p>
      <div className="overflow-hidden rounded-card border border-divider">
        <Table
          label={t('import.preview')}
          columns={columns}
          rows={shown}
          rowKey={({ line }) => String(line)}
          phone={(row) => ({
            title: row.name,
            detail: displayPhone(row.phone),
            badge: fateOf(row),
          })}
          empty={<p className="p-6 text-center text-muted">{t('import.noRows')}</p>}
          isDense
        />
      </div>
      {more > 0 && <p className="text-sm text-muted">{t('import.moreInvalid', { count: more })}</p>}
    </section>
  );
}

/** `firstLine` is the file's line of the first row. */
function useFateWords(firstLine: number) {
  const { t } = useTranslation('clients');
  return (fate: PreviewRow['fate']): string => {
    if (fate.kind === 'new') return t('import.fates.new');
    if (fate.kind === 'known') return t('import.fates.known', { name: fate.name });
    if (fate.kind === 'repeated') return t('import.fates.repeated', { line: fate.row + firstLine });
    return t(fate.problem as never);
  };
}
