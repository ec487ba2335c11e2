import type { ComponentType } from 'react';
import { texts } from '#web/texts/texts.ts';
import type { PageEntry } from './pages.ts';

const modules = import.meta.glob<{ Page: ComponentType }>([
  '../*/**/*-page.tsx',
  '../agenda/agenda-layout.tsx',
  '!../{benefits,booking}/**',
  '!../account/{login,signup,forgot-password,reset-password,confirm-email,change-email}-page.tsx',
  '!../members/invitation-page.tsx',
]);

/** Loads a page together with its texts, so that it never shows a key. */
export function loadPage({ file, texts: areas }: PageEntry) {
  const load = modules[`../${file}`];
  if (!load) throw new Error(`There is no page ${file}`);
  return async (): Promise<{ Component: ComponentType }> => {
    const [{ Page }] = await Promise.all([load(), texts.load(areas)]);
    return { Component: Page };
  };
}
