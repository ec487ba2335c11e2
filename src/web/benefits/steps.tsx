import { useTranslation } from 'react-i18next';
import { Section } from './section.tsx';

export function Steps() {
  const { t } = useTranslation('benefits');
  const steps = [
    { title: t('steps.register.title'), text: t('steps.register.text') },
    { title: t('steps.share.title'), text: t('steps.share.text') },
    { title: t('steps.approve.title'), text: t('steps.approve.text') },
  ];
  return (
    <Section id="steps" title={t('steps.title')} lead={t('steps.lead')}>
      <ol className="grid gap-6 md:grid-cols-3 md:gap-8">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="border-t-2 border-brand-text pt-5">
            <span className="text-sm font-semibold text-brand-text" aria-hidden="true">
              {index + 1}
            </span>
            <h3 className="mt-1 mb-1.5 text-xl font-semibold">{title}</h3>
            <p className="text-pretty text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
