import { renderToStaticMarkup } from 'react-dom/server';
import { scriptText } from '#domain/salon-page/structured-data.ts';
import type { Language } from '#domain/shared/countries.ts';
import en from '#texts/en/salonPage.json';
import es from '#texts/es/salonPage.json';
import pt from '#texts/pt/salonPage.json';
import { speechOf } from '#web/texts/texts.ts';
import { SpeechContext } from '#web/texts/use-translation.ts';
import { describe } from './describe.ts';
import { ShownPage } from './everything.tsx';
import { PageHead } from './page-head.tsx';
import type { Drawn } from './shown.ts';

const speech = {
  pt: speechOf('pt', { salonPage: pt }),
  en: speechOf('en', { salonPage: en }),
  es: speechOf('es', { salonPage: es }),
};

/** Built for the server: the whole page of a salon, which no script changes. */
export function renderSalonPage(language: Language, drawn: Drawn): { head: string; body: string } {
  const written = (part: React.ReactNode) =>
    renderToStaticMarkup(<SpeechContext value={speech[language]}>{part}</SpeechContext>);
  const data = scriptText(describe(drawn));
  return {
    head: `${written(<PageHead language={language} {...drawn} />)}<script type="application/ld+json">${data}</script>`,
    body: written(<ShownPage language={language} {...drawn} />),
  };
}
