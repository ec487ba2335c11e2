import './public.css';
import { visitorLanguage } from './language.ts';

const root = document.getElementById('root');
const language = visitorLanguage();

// A page prerendered in the visitor's language is complete as it came: nothing on it waits for React, so React is not sent.
if (root && root.dataset.prerendered !== language) {
  const { renderPages } = await import('./pages.tsx');
  await renderPages(root, language);
}
