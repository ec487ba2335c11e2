import { History } from 'lucide-react';
import type { ShortEntity } from '#domain/activity/filters.ts';
import { api } from '#web/ground/api/client.ts';
import { usePages } from '#web/ground/api/use-pages.ts';
import { LoadMore } from '#web/ground/paged-rows.tsx';
import { useFormat } from '#web/ground/use-format.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Query } from '#web/ui/query.tsx';
import { Sentence } from './line.tsx';

/** What happened to one thing, the newest first. */
export function ShortLines({ entity, id }: { entity: ShortEntity; id: string }) {
  const { t } = useTranslation('activity');
  const { date } = useFormat();
  const list = usePages(api.activity.of, { entity, id });
  return (
    <>
      <Query
        query={list}
        failure={(detail) => t('short.failed', { detail })}
        empty={<EmptyState picture={History} title={t('short.empty')} />}
      >
        {(rows) => (
          <ul aria-label={t('short.title')} className="divide-y divide-divider">
            {rows.map((line) => (
              <li key={line.id} className="grid gap-0.5 px-4 py-2.5 text-sm md:px-6">
                <p className="text-13 text-muted tabular-nums">
                  {date(line.day)} {line.time}
                </p>
                <Sentence line={line} />
              </li>
            ))}
          </ul>
        )}
      </Query>
      <div className="grid justify-items-center empty:hidden">
        <LoadMore list={list} variant="ghost">
          {t('short.more')}
        </LoadMore>
      </div>
    </>
  );
}
