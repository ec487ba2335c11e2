import { lazy } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router';
import type { Language } from '#web/app/language.ts';
import { loadTexts, startTexts } from './texts.ts';

const BenefitsPage = lazy(async () => {
  const [{ BenefitsPage }] = await Promise.all([import('#web/benefits/benefits-page.tsx'), loadTexts('benefits')]);
  return { default: BenefitsPage };
});

/** No fallback while a page loads: what is on the screen stays until the next page can be shown whole. */
export async function renderPages(root: HTMLElement, language: Language): Promise<void> {
  await startTexts(language);
  createRoot(root).render(
    <BrowserRouter>
      <Routes>
        <Route path="/benefits" element={<BenefitsPage />} />
      </Routes>
    </BrowserRouter>,
  );
}
