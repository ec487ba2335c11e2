import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { PortalAppointment } from '#contract/portal/appointments.ts';
import type { ClientPhoto } from '#contract/technical-sheets/operations.ts';
import { smallShape } from '#domain/pictures/limits.ts';
import { MOMENTS, type Moment } from '#domain/technical-sheets/limits.ts';
import { isAnswered } from '#web/ground/api/plain-call.ts';
import { useSubmissionKey } from '#web/ground/api/submission-key.ts';
import { PictureInput } from '#web/pictures/picture-input.tsx';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Banner } from '#web/ui/banner.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/loading.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { Question } from '../overlay.tsx';
import { useSession } from '../session.ts';
import { useWriting } from '../use-writing.ts';

type Props = {
  appointment: PortalAppointment;
  photos: readonly ClientPhoto[];
  onChange: () => void;
};

/** Of this visit. Stored as soon as they are taken, whatever becomes of the form around them. */
export function SheetPhotos({ appointment, photos: read, onChange }: Props) {
  const { t } = useTranslation('technicalSheets');
  const { ask } = useSession();
  const key = useSubmissionKey();
  const writing = useWriting();
  const [{ photos, seen }, setShown] = useState({ photos: read, seen: read });
  // Also those that were added and deleted elsewhere.
  if (seen !== read) setShown({ photos: read, seen: read });
  // Once there is one of before, the next is mostly of after.
  const [moment, setMoment] = useState<Moment>(() =>
    read.some(({ moment }) => moment === 'before') ? 'after' : 'before',
  );
  const [problem, setProblem] = useState<string>();
  const [doomed, setDoomed] = useState<ClientPhoto>();
  const { id } = appointment;

  async function add(picture: string) {
    setProblem(undefined);
    const wish = { id, moment, picture };
    const answer = await ask<ClientPhoto>('sheet_photo_add', wish, key.keyFor(wish));
    // A lost answer: the same photo once more is no second one.
    if (answer.ok || isAnswered(answer)) key.renew();
    if (!answer.ok) return setProblem(answer.sentence ?? t('portal.photoFailed'));
    show((photos) => [...photos, answer.value]);
  }

  async function remove(photo: ClientPhoto) {
    setProblem(undefined);
    const answer = await ask('sheet_photo_remove', { id: photo.id });
    setDoomed(undefined);
    if (!answer.ok && answer.status !== 404) return setProblem(answer.sentence ?? t('portal.photoFailed'));
    show((photos) => photos.filter(({ id }) => id !== photo.id));
  }

  function show(next: (photos: readonly ClientPhoto[]) => readonly ClientPhoto[]) {
    setShown(({ photos, seen }) => ({ photos: next(photos), seen }));
    onChange();
  }

  return (
    <section aria-labelledby="sheet-photos" className="grid gap-3 border-t border-divider pt-4">
      <h3 id="sheet-photos" className="font-semibold">
        {t('photos.label')}
      </h3>
      <div role="alert" className="empty:hidden">
        {problem && <Banner tone="danger">{problem}</Banner>}
      </div>
      {photos.length > 0 && (
        <ul className="grid grid-cols-3 gap-2">
          {photos.map((photo) => (
            <li key={photo.id} className="relative grid gap-1 text-13 text-muted">
              <OwnPicture photo={photo} name={t(`photos.${photo.moment}Of`, { date: writing.date(photo.taken_on) })} />
              <span className="flex items-center justify-between">
                {t(`moments.${photo.moment}`)}
                <IconButton size="sm" icon={Trash2} label={t('photos.delete')} onClick={() => setDoomed(photo)} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className="grid grid-cols-2 items-end gap-2">
        <NativeSelect
          label={t('photos.moment')}
          value={moment}
          onChange={({ currentTarget }) => setMoment(currentTarget.value as Moment)}
          options={MOMENTS.map((value) => ({ value, label: t(`moments.${value}`) }))}
        />
        <PictureInput label={t('photos.take')} isMultiple onPicture={add} />
      </div>
      {doomed && (
        <Question
          title={t('photos.deleteQuestion')}
          text={t('photos.deleteText')}
          yes={t('photos.delete')}
          no={t('portal.close')}
          onYes={() => void remove(doomed)}
          onNo={() => setDoomed(undefined)}
        />
      )}
    </section>
  );
}

/** Fetched with token and PIN, which an address must not carry. */
function OwnPicture({ photo, name }: { photo: ClientPhoto; name: string }) {
  const { ask } = useSession();
  const [data, setData] = useState<string>();
  const { id } = photo.picture;
  useEffect(() => {
    let isWanted = true;
    ask<{ data: string }>('sheet_picture', { id, size: 'small' }).then((answer) => {
      if (isWanted && answer.ok) setData(answer.value.data);
    });
    return () => {
      isWanted = false;
    };
  }, [ask, id]);
  if (!data) return <Skeleton className="aspect-4/5 w-full" />;
  const { width, height } = smallShape(photo.picture);
  return (
    <img
      src={`data:image/webp;base64,${data}`}
      alt={name}
      width={width}
      height={height}
      className="aspect-4/5 w-full rounded-control object-cover"
    />
  );
}
