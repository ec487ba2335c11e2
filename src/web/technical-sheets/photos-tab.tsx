import { Camera } from 'lucide-react';
import { useState } from 'react';
import type { ClientPhoto } from '#contract/technical-sheets/operations.ts';
import { MOMENTS, type Moment } from '#domain/technical-sheets/limits.ts';
import { api } from '#web/ground/api/client.ts';
import { usePages } from '#web/ground/api/use-pages.ts';
import { LoadMore } from '#web/ground/paged-rows.tsx';
import { useFormat } from '#web/ground/use-format.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { PictureInput } from '#web/pictures/picture-input.tsx';
import { useTranslation } from '#web/texts/use-translation.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Query } from '#web/ui/query.tsx';
import { SegmentedChoice } from '#web/ui/segmented-choice.tsx';
import { useOverlay } from '#web/ui/use-overlay.ts';
import { PhotoTile } from './photo-tile.tsx';
import { PhotoViewer } from './photo-viewer-later.tsx';
import { useAddPhoto } from './use-add-photo.ts';

/** All photos of a client, newest first; more on demand. Its texts are `technicalSheets` and `pictures`. */
export function PhotosTab({ clientId }: { clientId: string }) {
  const { t } = useTranslation('technicalSheets');
  const { date } = useFormat();
  const photos = usePages(api.technicalSheets.photos, { client_id: clientId });
  const viewer = useOverlay<ClientPhoto>();
  return (
    <div className="@container grid grid-cols-1 gap-4 px-6 py-5 max-md:px-4">
      <AddPhotos clientId={clientId} />
      <Query
        query={photos}
        rows={3}
        failure={(detail) => t('photos.loadFailed', { detail })}
        empty={
          <EmptyState picture={Camera} title={t('photos.empty')}>
            {t('photos.emptyText')}
          </EmptyState>
        }
      >
        {(rows) => (
          <>
            <p className="text-13 text-muted tabular-nums">{t('photos.total', { count: photos.last?.total ?? 0 })}</p>
            <ul
              aria-label={t('photos.label')}
              className="grid grid-cols-2 gap-3 @sm:grid-cols-3 @2xl:grid-cols-4 @4xl:grid-cols-6"
            >
              {rows.map((photo) => (
                <li key={photo.id} className="grid min-w-0 gap-1">
                  <PhotoTile photo={photo} onOpen={() => viewer.open(photo)} className="aspect-4/5 w-full" />
                  <span className="text-13 text-muted tabular-nums">{date(photo.taken_on)}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </Query>
      {photos.more && !photos.error && (
        <LoadMore list={photos} variant="ghost" className="justify-self-center">
          {t('photos.more')}
        </LoadMore>
      )}
      {viewer.what && (
        <PhotoViewer
          key={viewer.turn}
          {...viewer.state}
          first={viewer.what}
          photos={photos.rows}
          onNearEnd={photos.more?.load}
        />
      )}
    </div>
  );
}

function AddPhotos({ clientId }: { clientId: string }) {
  const { t } = useTranslation('technicalSheets');
  const [moment, setMoment] = useState<Moment>('before');
  const today = useSalonToday();
  const add = useAddPhoto();
  const of = { client_id: clientId, appointment_id: null, sheet_id: null };
  return (
    <div className="grid items-end gap-3 @md:grid-cols-2">
      <SegmentedChoice
        label={t('photos.moment')}
        value={moment}
        onChange={setMoment}
        options={MOMENTS.map((value) => ({ value, label: t(`moments.${value}`) }))}
      />
      <PictureInput
        label={t('photos.take')}
        isMultiple
        onPicture={(picture) => add.save({ ...of, moment, taken_on: today, picture })}
      />
    </div>
  );
}
