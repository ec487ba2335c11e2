import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { takeAnswers } from '#web/ground/api/ahead.ts';
import { queryClient } from '#web/ground/api/client.ts';
import { startTexts } from '#web/ground/i18n.ts';

/** What every page needs before it can be drawn. */
export async function start(): Promise<void> {
  takeAnswers();
  // Only for browsers that lack it.
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
  await startTexts();
}

export function render(page: ReactNode): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>{page}</QueryClientProvider>
    </StrictMode>,
  );
}
