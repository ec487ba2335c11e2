import { FlaskConical, Plus } from 'lucide-react';
import type { ClientPhoto, SheetVisit } from '#contract/technical-sheets/operations.ts';
import { api } from '#web/ground/api/client.ts';
import { usePages } from '#web/ground/api/use-pages.ts';
import { LoadMore } from '#web/ground/paged-rows.tsx';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Query } from '#web/ui/query.tsx';
import { useOverlay } from '#web/ui/use-overlay.ts';
import { PhotoViewer } from './photo-viewer-later.tsx';
import { SheetForm } from './sheet-form-later.tsx';
import { VisitItem } from './visit-item.tsx';

/** A client's visits with their technical sheets, newest first; more on demand. Its texts are `technicalSheets` and `pictures`. */
export function SheetsTab({ clientId }: { clientId: string }) {
  const { t } = useTranslation('technicalSheets');
  const visits = usePages(api.technicalSheets.visits, { client_id: clientId });
  const form = useOverlay<SheetVisit | null>();
  const viewer = useOverlay<{ photo: ClientPhoto; among: readonly ClientPhoto[] }>();
  const without = (
    <Button size="sm" icon={Plus} onClick={() => form.open(null)}>
      {t('noVisit')}
    </Button>
  );
  return (
    <div className="@container px-6 py-5 max-md:px-4">
      <Query
        query={visits}
        rows={4}
        failure={(detail) => t('loadFailed', { detail })}
        empty={
          <EmptyState picture={FlaskConical} title={t('empty')} action={without}>
            {t('emptyText')}
          </EmptyState>
        }
      >
        {(rows) => (
          <>
            <ol aria-label={t('label')}>
              {rows.map((visit, index) => (
                <VisitItem
                  key={visit.id}
                  clientId={clientId}
                  visit={visit}
                  isNewest={index === 0}
                  onFill={() => form.open(visit)}
                  onPhoto={(photo, among) => viewer.open({ photo, among })}
                />
              ))}
            </ol>
            <div className="flex flex-wrap justify-center gap-2 pt-5">
              {visits.more && !visits.error && (
                <LoadMore list={visits} variant="ghost">
                  {t('more')}
                </LoadMore>
              )}
              {without}
            </div>
          </>
        )}
      </Query>
      {form.turn > 0 && (
        <SheetForm
          key={`form ${form.turn}`}
          {...form.state}
          clientId={clientId}
          visit={form.what ?? null}
          sheet={form.what?.sheet ?? null}
        />
      )}
      {viewer.what && (
        <PhotoViewer
          key={`photo ${viewer.turn}`}
          {...viewer.state}
          first={viewer.what.photo}
          photos={freshIn(viewer.what.among, visits.rows)}
        />
      )}
    </div>
  );
}

/** The photos that are looked at, as they are now: one may be deleted or renamed meanwhile. */
function freshIn(among: readonly ClientPhoto[], visits: readonly SheetVisit[]): ClientPhoto[] {
  const now = new Map(visits.flatMap(({ photos }) => photos.map((photo) => [photo.id, photo])));
  return among.flatMap(({ id }) => now.get(id) ?? []);
}
