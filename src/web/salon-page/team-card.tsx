import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { SalonMember } from '#contract/salon-page/operations.ts';
import { toneOf } from '#domain/team/colours.ts';
import { pictureUrl } from '#web/pictures/picture-url.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card, CardBody, CardHead } from '#web/ui/card.tsx';

/** Who is shown, and who has no face yet: it is chosen where everything about them is. */
export function TeamCard({ team }: { team: readonly SalonMember[] }) {
  const { t } = useTranslation('salonPage');
  return (
    <Card>
      <CardHead title={t('team.title')} />
      <CardBody className="grid grid-cols-1 gap-4">
        <p className="text-sm text-muted">{t('team.hint')}</p>
        <ul className="grid grid-cols-1 md:grid-cols-3 gap-4">
          {team.map(({ id, nome, funcao, color, picture }) => (
            <li key={id} className="flex min-w-0 items-center gap-3">
              <Avatar
                name={nome}
                size="lg"
                tone={toneOf(color)}
                src={picture ? pictureUrl(picture.id, 'small') : undefined}
              />
              <span className="grid min-w-0">
                <span className="font-medium wrap-anywhere">{nome}</span>
                <span className="text-13 wrap-anywhere text-muted">{funcao}</span>
                {!picture && <span className="text-13 text-muted">{t('team.none')}</span>}
              </span>
            </li>
          ))}
        </ul>
        <div>
          <ButtonLink render={<Link to={paths.team} />}>{t('team.link')}</ButtonLink>
        </div>
      </CardBody>
    </Card>
  );
}
