import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { TeamMember } from '#contract/team/operations.ts';
import { toneOf } from '#domain/team/colours.ts';
import { client } from '#web/ground/api/client.ts';
import { failureDetail } from '#web/ground/api/errors.ts';
import { useSave } from '#web/ground/use-save.ts';
import { Picture } from '#web/pictures/picture.tsx';
import { PictureInput } from '#web/pictures/picture-input.tsx';
import { refusedPicture } from '#web/pictures/refused-picture.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { IconButton } from '#web/ui/button.tsx';

/** Stored as soon as it is chosen: a photo is no field that one types into. */
export function FaceField({ professional }: { professional: TeamMember }) {
  const { t } = useTranslation(['team', 'pictures']);
  const { id, nome, color } = professional;
  const [picture, setPicture] = useState(professional.picture);
  const [problem, setProblem] = useState<string>();
  // The page's banners are not read aloud while a sheet is open.
  const [news, tell] = useState<string>();
  const change = useSave({
    send: (data: string | null) => client.team.changePicture({ id, picture: data }),
    onSaved: (answer) => {
      setPicture(answer.picture);
      setProblem(undefined);
      tell(t(answer.picture ? 'face.saved' : 'face.removed'));
    },
    changed: ['staff'],
    failure: (error) => {
      const refused = refusedPicture(error);
      return refused ? t(refused) : t('pictures:notStored', { detail: failureDetail(error) });
    },
    onFailure: (text) => {
      setProblem(text);
      tell(undefined);
    },
  });
  const problemId = `face-${id}`;
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-13 font-medium">{t('face.label')}</legend>
      <div className="flex flex-wrap items-center gap-3">
        {picture ? (
          <Picture picture={picture} alt="" className="size-14 flex-none rounded-full object-cover" />
        ) : (
          <Avatar name={nome} size="lg" tone={toneOf(color)} />
        )}
        <PictureInput label={t('face.take', { name: nome })} onPicture={change.save} errorAt={problem && problemId} />
        {picture && (
          <IconButton icon={Trash2} variant="danger" label={t('face.remove')} onClick={() => change.save(null)} />
        )}
      </div>
      {problem && (
        <p id={problemId} role="alert" className="text-13 font-medium text-danger-text">
          {problem}
        </p>
      )}
      <p role="status" className="text-13 font-medium text-success-text">
        {news}
      </p>
      <p className="text-13 text-muted">{t('face.hint')}</p>
    </fieldset>
  );
}
