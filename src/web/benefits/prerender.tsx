import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import type { Language } from '#domain/shared/countries.ts';
import en from '#texts/en/benefits.json';
import es from '#texts/es/benefits.json';
import pt from '#texts/pt/benefits.json';
import { BenefitsHead } from './benefits-head.tsx';
import { BenefitsPage } from './benefits-page.tsx';
import { LegalHead, LegalPage } from './legal-page.tsx';

type Rendered = { head: string; body: string };

/** The landing page and the frame of terms and privacy as HTML, run by the build: read before any script has arrived, or without any. */
export async function prerender(language: Language): Promise<{ benefits: Rendered; legal: Rendered }> {
  const texts = createInstance();
  await texts.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: { pt: { benefits: pt }, en: { benefits: en }, es: { benefits: es } },
    interpolation: { escapeValue: false }, // React escapes
  });
  const render = (part: React.ReactNode) =>
    renderToStaticMarkup(<I18nextProvider i18n={texts}>{part}</I18nextProvider>);
  return {
    benefits: { head: render(<BenefitsHead language={language} />), body: render(<BenefitsPage />) },
    legal: { head: render(<LegalHead />), body: render(<LegalPage />) },
  };
}
