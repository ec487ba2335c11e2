import { useTranslation } from 'react-i18next';
import { Section } from './section.tsx';

export function Testimonials() {
  const { t } = useTranslation('benefits');
  return (
    <Section id="testimonials" title={t('testimonials.title')} lead={t('testimonials.lead')}>
      <div className="grid gap-4 md:grid-cols-3">
        <Testimonial
          staff={3}
          quote={t('testimonials.first.quote')}
          name={t('testimonials.first.name')}
          initials={t('testimonials.first.initials')}
          salon={t('testimonials.first.salon')}
        />
        <Testimonial
          staff={10}
          quote={t('testimonials.second.quote')}
          name={t('testimonials.second.name')}
          initials={t('testimonials.second.initials')}
          salon={t('testimonials.second.salon')}
        />
        <Testimonial
          staff={5}
          quote={t('testimonials.third.quote')}
          name={t('testimonials.third.name')}
          initials={t('testimonials.third.initials')}
          salon={t('testimonials.third.salon')}
        />
      </div>
    </Section>
  );
}

function Testimonial(props: { staff: number; quote: string; name: string; initials: string; salon: string }) {
  return (
    <figure className="flex flex-col gap-5 rounded-card border border-divider bg-surface p-6 shadow-1 max-md:p-5">
      <blockquote className="text-pretty">{props.quote}</blockquote>
      <figcaption className="mt-auto flex items-center gap-3">
        <span
          data-staff={props.staff}
          className="initials grid size-9 flex-none place-items-center rounded-full text-13 font-semibold"
          aria-hidden="true"
        >
          {props.initials}
        </span>
        <span className="text-13 text-muted">
          <span className="block text-sm font-semibold text-text">{props.name}</span>
          {props.salon}
        </span>
      </figcaption>
    </figure>
  );
}
