import { initials, isOwnerRole } from '#domain/shared/names.ts';
import { toneOf } from '#domain/team/colours.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { SalonPicture } from './salon-picture.tsx';
import { Section } from './section.tsx';
import type { Shown } from './shown.ts';

const face = 'mb-2 size-20 overflow-hidden rounded-full md:size-24';

/** Who works here. On a phone the row is pushed aside. */
export function Team({ data: { salon, page } }: Shown) {
  const { t } = useTranslation('salonPage');
  return (
    <Section id="equipe" title={t('public.team')}>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, which keys must be able to do.
        tabIndex={0}
        aria-label={t('public.team')}
        className="flex gap-4 overflow-x-auto pb-1 max-md:-mx-4 max-md:px-4 md:grid md:grid-cols-[repeat(auto-fill,minmax(120px,1fr))] md:overflow-visible"
      >
        {page.team.map(({ id, nome, funcao, color, picture }) => (
          <li key={id} className="grid w-22 flex-none content-start justify-items-center text-center md:w-auto">
            {picture ? (
              <SalonPicture
                salonId={salon.id}
                picture={picture}
                alt={t('public.faceOf', { name: nome })}
                sizes="96px"
                className={`${face} object-cover`}
              />
            ) : (
              <span
                aria-hidden="true"
                data-staff={toneOf(color)}
                className={`${face} grid place-items-center text-2xl font-semibold ${toneOf(color) ? toned : plain}`}
              >
                {initials(nome)}
              </span>
            )}
            <span className="max-w-full text-sm font-medium wrap-anywhere">{nome}</span>
            <span className="max-w-full text-13 wrap-anywhere text-muted">
              {isOwnerRole(funcao) ? t('public.owner') : funcao}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const toned =
  'bg-pastel text-[color-mix(in_srgb,var(--bar)_84%,#000)] dark:bg-[color-mix(in_srgb,var(--bar)_45%,var(--color-surface))] dark:text-pastel';
const plain = 'bg-brand-tint-strong text-brand-text';
