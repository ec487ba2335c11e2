import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '#domain/shared/countries.ts';
import en from '#texts/en/benefits.json';
import es from '#texts/es/benefits.json';
import pt from '#texts/pt/benefits.json';
import { speechOf } from '#web/texts/texts.ts';
import { SpeechContext } from '#web/texts/use-translation.ts';
import { BenefitsHead } from './benefits-head.tsx';
import { BenefitsPage } from './benefits-page.tsx';
import { LegalHead, LegalPage } from './legal-page.tsx';

type Rendered = { head: string; body: string };

/** The landing page and the frame of terms and privacy as HTML, run by the build: read before any script has arrived, or without any. */
export async function prerender(language: Language): Promise<{ benefits: Rendered; legal: Rendered }> {
  const speech = speechOf(language, { benefits: { pt, en, es }[language] });
  const render = (part: React.ReactNode) => renderToStaticMarkup(<SpeechContext value={speech}>{part}</SpeechContext>);
  return {
    benefits: { head: render(<BenefitsHead language={language} />), body: render(<BenefitsPage />) },
    legal: { head: render(<LegalHead />), body: render(<LegalPage />) },
  };
}
