import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { queryClient } from '#web/ground/api/client.ts';
import { refusalCode } from '#web/ground/api/errors.ts';
import { forgetSession, onSessionChangedElsewhere } from '#web/ground/session.ts';
import './app.css';
import { startTexts } from '#web/ground/i18n.ts';
import { startRouter } from './router.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// Only for browsers that lack it.
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');

await startTexts();
const router = startRouter();

/** The routes' loaders check the session again, and send signed-out visitors to /login. */
const askAgain = () => router.revalidate();

function onRefusal(error: unknown) {
  if (refusalCode(error) !== 'UNAUTHORIZED') return;
  forgetSession();
  askAgain();
}
queryClient.getQueryCache().config.onError = onRefusal;
queryClient.getMutationCache().config.onError = onRefusal;
onSessionChangedElsewhere(askAgain);

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
