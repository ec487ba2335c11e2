import { salonPictureUrl } from '#contract/paths.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { SalonPicture } from './salon-picture.tsx';
import { Section } from './section.tsx';
import type { Shown } from './shown.ts';

/** What was done here. One is seen in full as the picture itself, which needs no script. */
export function Works({ data: { salon, page } }: Shown) {
  const { t } = useTranslation('salonPage');
  return (
    <Section id="trabalhos" title={t('public.works')}>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-4">
        {page.works.map(({ id, alt, picture }, index) => (
          <li key={id}>
            <a href={salonPictureUrl(salon.id, picture.id, 'large')} className="block rounded-card">
              <SalonPicture
                salonId={salon.id}
                picture={picture}
                alt={alt || t('public.workOf', { number: index + 1, name: salon.business_name })}
                sizes="(width < 48rem) 50vw, 190px"
                className="aspect-4/5 w-full rounded-card object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
