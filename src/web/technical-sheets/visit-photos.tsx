import type { ClientPhoto, SheetVisit } from '#contract/technical-sheets/operations.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { PictureInput } from '#web/pictures/picture-input.tsx';
import { useTranslation } from '#web/texts/use-translation.ts';
import { PhotoTile } from './photo-tile.tsx';
import { useAddPhoto } from './use-add-photo.ts';

type Props = {
  clientId: string;
  visit: Pick<SheetVisit, 'appointment_id' | 'date' | 'services' | 'photos'> & { sheet: { id: string } | null };
  onOpen: (photo: ClientPhoto, among: readonly ClientPhoto[]) => void;
  onFailure?: (text: string) => void;
};

const ORDER = { before: 0, other: 1, after: 2 };

/** Before, then after, and room for one more. */
export function VisitPhotos({ clientId, visit, onOpen, onFailure }: Props) {
  const { t } = useTranslation('technicalSheets');
  const add = useAddPhoto(onFailure);
  const today = useSalonToday();
  const { appointment_id, sheet, services, date } = visit;
  const photos = [...visit.photos].reverse().sort((one, other) => ORDER[one.moment] - ORDER[other.moment]);
  // The first photo of a visit is mostly of before, the next of after.
  const moment = photos.some((photo) => photo.moment === 'before') || date < today ? 'after' : 'before';
  return (
    <div className="flex flex-wrap gap-2">
      {photos.map((photo) => (
        <PhotoTile key={photo.id} photo={photo} onOpen={() => onOpen(photo, photos)} className="h-26 w-21" />
      ))}
      <PictureInput
        label={t('photos.addOf', { visit: services.join(', ') || t('noService') })}
        className="w-21 [&_label]:h-26 [&_label>span]:sr-only"
        isMultiple
        onPicture={(picture) =>
          add.save({
            client_id: clientId,
            appointment_id,
            sheet_id: sheet?.id ?? null,
            moment,
            // A visit that is still to come is photographed before its day.
            taken_on: date < today ? date : today,
            picture,
          })
        }
      />
    </div>
  );
}
