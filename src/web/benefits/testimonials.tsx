import { useTranslation } from 'react-i18next';
import { Avatar } from '#web/ui/avatar.tsx';
import { Section } from './section.tsx';

export function Testimonials() {
  const { t } = useTranslation('benefits');
  return (
    <Section id="testimonials" title={t('testimonials.title')} lead={t('testimonials.lead')}>
      <div className="grid gap-4 md:grid-cols-3">
        <Testimonial
          tone={3}
          quote={t('testimonials.first.quote')}
          name={t('testimonials.first.name')}
          salon={t('testimonials.first.salon')}
        />
        <Testimonial
          tone={10}
          quote={t('testimonials.second.quote')}
          name={t('testimonials.second.name')}
          salon={t('testimonials.second.salon')}
        />
        <Testimonial
          tone={5}
          quote={t('testimonials.third.quote')}
          name={t('testimonials.third.name')}
          salon={t('testimonials.third.salon')}
        />
      </div>
    </Section>
  );
}

function Testimonial(props: { tone: number; quote: string; name: string; salon: string }) {
  return (
    <figure className="flex flex-col gap-5 rounded-card border border-divider bg-surface p-6 shadow-1 max-md:p-5">
      <blockquote className="text-pretty">{props.quote}</blockquote>
      <figcaption className="mt-auto flex items-center gap-3">
        <Avatar name={props.name} tone={props.tone} />
        <span className="text-13 text-muted">
          <span className="block text-sm font-semibold text-text">{props.name}</span>
          {props.salon}
        </span>
      </figcaption>
    </figure>
  );
}
