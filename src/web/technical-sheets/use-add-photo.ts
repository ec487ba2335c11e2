import type { Moment } from '#domain/technical-sheets/limits.ts';
import { client } from '#web/ground/api/client.ts';
import { failureDetail } from '#web/ground/api/errors.ts';
import { useSave } from '#web/ground/use-save.ts';
import { refusedPicture } from '#web/pictures/refused-picture.ts';
import { useTranslation } from '#web/texts/use-translation.ts';

type New = {
  client_id: string;
  appointment_id: string | null;
  sheet_id: string | null;
  moment: Moment;
  taken_on: string;
  picture: string;
};

/** Stores a photo as soon as it is taken. Above the page, what went wrong is said where `onFailure` shows it. */
export function useAddPhoto(onFailure?: (text: string) => void) {
  const { t } = useTranslation(['technicalSheets', 'pictures']);
  return useSave({
    send: (photo: New, call) => client.technicalSheets.createPhoto(photo, call),
    isRepeatable: true,
    success: t('photos.added'),
    changed: ['client_photos'],
    ...(onFailure ? { onFailure } : {}),
    failure: (error) => {
      const refused = refusedPicture(error);
      return refused ? t(refused) : t('photos.addFailed', { detail: failureDetail(error) });
    },
  });
}
