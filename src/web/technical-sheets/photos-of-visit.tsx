import { useState } from 'react';
import type { ClientPhoto, SheetVisit } from '#contract/technical-sheets/operations.ts';
import { api } from '#web/ground/api/client.ts';
import { failureDetail } from '#web/ground/api/errors.ts';
import { usePages } from '#web/ground/api/use-pages.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Banner } from '#web/ui/banner.tsx';
import { useOverlay } from '#web/ui/use-overlay.ts';
import { PhotoViewer } from './photo-viewer-later.tsx';
import { VisitPhotos } from './visit-photos.tsx';

type Props = {
  clientId: string;
  visit: Pick<SheetVisit, 'date' | 'services'> & { appointment_id: string };
  sheetId: string | null;
};

/** In the form of a visit's sheet. Stored as soon as they are taken, whatever becomes of the form around them. */
export function PhotosOfVisit({ clientId, visit, sheetId }: Props) {
  const { t } = useTranslation('technicalSheets');
  const photos = usePages(api.technicalSheets.photos, { client_id: clientId, appointment_id: visit.appointment_id });
  const viewer = useOverlay<{ photo: ClientPhoto; among: readonly ClientPhoto[] }>();
  const [problem, setProblem] = useState<string>();
  const now = new Map(photos.rows.map((photo) => [photo.id, photo]));
  const isMissing = Boolean(photos.error) && !photos.data;
  const failure = problem ?? (isMissing ? t('photos.loadFailed', { detail: failureDetail(photos.error) }) : undefined);
  return (
    <section aria-label={t('photos.label')} className="grid grid-cols-1 gap-2">
      <div className="flex items-baseline gap-2">
        <h3 className="text-base font-semibold">{t('photos.label')}</h3>
        {/* The page's banners are not read aloud while a sheet is open: what was stored is. */}
        <p role="status" className="text-13 text-muted tabular-nums">
          {photos.data && t('photos.total', { count: photos.last?.total ?? 0 })}
        </p>
      </div>
      <div role="alert" className="empty:hidden">
        {failure && <Banner tone="danger">{failure}</Banner>}
      </div>
      <VisitPhotos
        clientId={clientId}
        visit={{ ...visit, sheet: sheetId === null ? null : { id: sheetId }, photos: photos.rows }}
        onOpen={(photo, among) => viewer.open({ photo, among })}
        onFailure={setProblem}
      />
      {viewer.what && (
        <PhotoViewer
          key={viewer.turn}
          {...viewer.state}
          first={viewer.what.photo}
          photos={viewer.what.among.flatMap(({ id }) => now.get(id) ?? [])}
        />
      )}
    </section>
  );
}
