import type { ClientPhoto } from '#contract/technical-sheets/operations.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { Picture } from '#web/pictures/picture.tsx';
import { useTranslation } from '#web/texts/use-translation.ts';
import { classNames } from '#web/ui/class-names.ts';

/** What a photo is called where it cannot be seen. */
export function usePhotoName() {
  const { t } = useTranslation('technicalSheets');
  const { date } = useFormat();
  return ({ moment, taken_on }: ClientPhoto) => t(`photos.${moment}Of`, { date: date(taken_on) });
}

type Props = { photo: ClientPhoto; onOpen: () => void; className?: string };

/** A small photo that opens large; what it shows stands on it. */
export function PhotoTile({ photo, onOpen, className }: Props) {
  const { t } = useTranslation('technicalSheets');
  const nameOf = usePhotoName();
  return (
    <button
      type="button"
      data-photo={photo.id}
      onClick={onOpen}
      className={classNames('relative block overflow-hidden rounded-control bg-subtle', className)}
    >
      <Picture picture={photo.picture} alt={nameOf(photo)} className="size-full object-cover" />
      {photo.moment !== 'other' && (
        <span
          aria-hidden="true"
          className="absolute bottom-1.5 left-1.5 rounded bg-black/75 px-1.5 py-0.5 text-xs font-medium text-white"
        >
          {t(`moments.${photo.moment}`)}
        </span>
      )}
    </button>
  );
}
