import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { SalonPage } from '#contract/salon-page/operations.ts';
import { initials } from '#domain/shared/names.ts';
import { client } from '#web/ground/api/client.ts';
import { useSession } from '#web/ground/session.ts';
import { Picture } from '#web/pictures/picture.tsx';
import { PictureInput } from '#web/pictures/picture-input.tsx';
import { useTranslation } from '#web/texts/use-translation.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Card, CardBody, CardHead } from '#web/ui/card.tsx';
import { ProblemText } from './problem-text.tsx';
import { usePageSave } from './use-page-save.ts';

/** Logo and cover, as they will look; without them, what stands in their place. */
export function PicturesCard({ page }: { page: SalonPage }) {
  const { t } = useTranslation('salonPage');
  const { profile } = useSession();
  const { logo, cover } = page;
  return (
    <Card>
      <CardHead title={t('pictures.title')} />
      <CardBody className="grid grid-cols-1 gap-6 md:grid-cols-2">
        <Single place="logo" isThere={logo !== null}>
          {logo ? (
            <Picture picture={logo} alt={t('pictures.alt')} className="size-24 rounded-full object-cover" />
          ) : (
            <span
              aria-hidden="true"
              className="grid size-24 place-items-center rounded-full bg-brand-900 text-3xl font-semibold text-brand-100"
            >
              {initials(profile.business_name)}
            </span>
          )}
        </Single>
        <Single place="cover" isThere={cover !== null}>
          {cover ? (
            <Picture
              picture={cover}
              size="large"
              alt={t('pictures.coverAlt')}
              className="h-24 w-full rounded-card object-cover"
            />
          ) : (
            <span aria-hidden="true" className="h-24 w-full rounded-card bg-brand-900" />
          )}
        </Single>
      </CardBody>
    </Card>
  );
}

type SingleProps = { place: 'logo' | 'cover'; isThere: boolean; children: React.ReactNode };

function Single({ place, isThere, children }: SingleProps) {
  const { t } = useTranslation('salonPage');
  const [problem, setProblem] = useState('');
  const { save, isSaving } = usePageSave({
    send: (picture: string | null) => client.salonPage.changePicture({ place, picture }),
    success: (page) => t(page[place] ? 'pictures.saved' : 'pictures.removed'),
    onFailure: setProblem,
  });
  const isLogo = place === 'logo';
  return (
    <fieldset className="grid min-w-0 content-start gap-3">
      <legend className="mb-1.5 text-13 font-medium">{t(`pictures.${place}`)}</legend>
      {children}
      <div className="flex flex-wrap items-center gap-2">
        <PictureInput label={t(isLogo ? 'pictures.chooseLogo' : 'pictures.chooseCover')} onPicture={save} />
        {isThere && (
          <IconButton
            icon={Trash2}
            variant="danger"
            label={t(isLogo ? 'pictures.removeLogo' : 'pictures.removeCover')}
            disabled={isSaving}
            onClick={() => save(null)}
          />
        )}
      </div>
      <ProblemText>{problem}</ProblemText>
      <p className="text-13 text-muted">{t(isLogo ? 'pictures.logoHint' : 'pictures.coverHint')}</p>
    </fieldset>
  );
}
