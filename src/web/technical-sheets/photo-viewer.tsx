import { ChevronLeft, ChevronRight, Columns2, Square, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import type { ClientPhoto } from '#contract/technical-sheets/operations.ts';
import { MOMENTS } from '#domain/technical-sheets/limits.ts';
import { pairOf } from '#domain/technical-sheets/pairs.ts';
import { client } from '#web/ground/api/client.ts';
import { failureDetail } from '#web/ground/api/errors.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useSave } from '#web/ground/use-save.ts';
import { Picture } from '#web/pictures/picture.tsx';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SegmentedChoice } from '#web/ui/segmented-choice.tsx';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { usePhotoName } from './photo-tile.tsx';
import { showPhoto } from './show-saved.ts';

type Props = OverlayState & {
  first: ClientPhoto;
  photos: readonly ClientPhoto[];
  /** More photos are asked for before the last one is reached. */
  onNearEnd?: (() => void) | undefined;
};

/** One photo large, the others by arrow keys; before and after side by side. */
export function PhotoViewerPanel({ open, onOpenChange, first, photos, onNearEnd }: Props) {
  const { t } = useTranslation('technicalSheets');
  const { date } = useFormat();
  const nameOf = usePhotoName();
  const [shown, setShown] = useState(first.id);
  const [isBeside, setBeside] = useState(false);
  const [problem, setProblem] = useState<string>();
  const found = photos.findIndex(({ id }) => id === shown);
  const at = Math.max(0, found);
  const photo = photos[at] ?? first;
  const pair = pairOf(photo, photos);

  function go(step: 1 | -1) {
    const next = photos[at + step];
    if (!next) return;
    setProblem(undefined);
    setShown(next.id);
    if (at + step >= photos.length - 3) onNearEnd?.();
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isChoosing = event.target instanceof Element && event.target.closest('[role=radiogroup]');
    if (isChoosing || isBeside) return;
    if (event.key === 'ArrowLeft') go(-1);
    if (event.key === 'ArrowRight') go(1);
  };

  const change = useSave({
    send: client.technicalSheets.changePhoto,
    onSaved: showPhoto,
    changed: ['client_photos'],
    failure: (error) => t('photos.changeFailed', { detail: failureDetail(error) }),
    onFailure: setProblem,
  });
  const removal = useRemovePhoto(setProblem, () => {
    const next = photos[at + 1] ?? photos[at - 1];
    if (next) setShown(next.id);
    else onOpenChange(false);
  });

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      width="wide"
      title={isBeside ? t('photos.sideBySide') : nameOf(photo)}
      foot={
        <>
          {/* Not beside another one: nothing would say which of the two. */}
          {!(isBeside && pair) && (
            <IconButton
              icon={Trash2}
              variant="danger"
              label={t('photos.delete')}
              className="mr-auto"
              disabled={removal.isRemoving}
              onClick={() => void removal.ask(photo.id)}
            />
          )}
          {pair && (
            <Button icon={isBeside ? Square : Columns2} aria-pressed={isBeside} onClick={() => setBeside(!isBeside)}>
              {t(isBeside ? 'photos.single' : 'photos.sideBySide')}
            </Button>
          )}
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys, beside the buttons that do the same */}
      <div onKeyDown={onKeyDown} className="grid gap-3">
        <div role="alert" className="empty:hidden">
          {problem && <Banner tone="danger">{problem}</Banner>}
        </div>
        {isBeside && pair ? (
          <div className="grid grid-cols-2 gap-2">
            {pair.map((one) => (
              <figure key={one.id} className="grid content-start gap-1">
                <Picture picture={one.picture} size="large" alt={nameOf(one)} className={fitting} />
                <figcaption className="text-13 text-muted tabular-nums">
                  {t(`moments.${one.moment}`)}, {date(one.taken_on)}
                </figcaption>
              </figure>
            ))}
          </div>
        ) : (
          <>
            <Picture key={photo.id} picture={photo.picture} size="large" alt={nameOf(photo)} className={fitting} />
            <div className="flex items-center justify-between gap-2">
              <IconButton
                icon={ChevronLeft}
                variant="secondary"
                label={t('photos.previous')}
                disabled={at === 0}
                onClick={() => go(-1)}
              />
              <p role="status" className="text-13 text-muted tabular-nums">
                {t('photos.place', { place: at + 1, total: photos.length })}
              </p>
              <IconButton
                icon={ChevronRight}
                variant="secondary"
                label={t('photos.next')}
                disabled={at >= photos.length - 1}
                onClick={() => go(1)}
              />
            </div>
            <SegmentedChoice
              label={t('photos.moment')}
              value={photo.moment}
              onChange={(moment) => void change.save({ id: photo.id, moment, taken_on: photo.taken_on })}
              options={MOMENTS.map((value) => ({ value, label: t(`moments.${value}`) }))}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}

/** Whole, however it is shaped. */
const fitting = 'mx-auto h-auto max-h-[58dvh] w-auto max-w-full rounded-control object-contain';

function useRemovePhoto(onFailure: (text: string) => void, onRemoved: () => void) {
  const { t } = useTranslation('technicalSheets');
  const confirm = useConfirm();
  const { save, isSaving } = useSave({
    send: (id: string) => client.technicalSheets.removePhoto({ id }),
    onSaved: onRemoved,
    success: t('photos.deleted'),
    changed: ['client_photos'],
    failure: (error) => t('photos.deleteFailed', { detail: failureDetail(error) }),
    onFailure,
  });
  const ask = async (id: string) => {
    if (await confirm({ title: t('photos.deleteQuestion'), description: t('photos.deleteText') })) await save(id);
  };
  return { ask, isRemoving: isSaving };
}
