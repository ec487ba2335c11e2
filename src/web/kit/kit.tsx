import '../app/app.css';
import { type ComponentType, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { startTexts } from '#web/ground/i18n.ts';
import { BannerProvider, BannerSpot } from '../ui/banner.tsx';
import { Logo } from '../ui/logo.tsx';

/** Every primitive of src/web/ui on one page, for the browser tests and for looking. Each other file here is a section. */
const sections = import.meta.glob<{ default: ComponentType }>(['./*.tsx', '!./{kit,example}.tsx'], { eager: true });

/** A test of one section need not wait for the others. */
const only = new URLSearchParams(location.search).get('only');
const shown = Object.entries(sections).filter(([file]) => !only || file === `./${only}.tsx`);

function Kit() {
  return (
    <BannerProvider>
      <div className="mx-auto grid max-w-[1100px] gap-6 p-8 max-md:p-4">
        <Logo />
        <header className="relative">
          <h1 className="text-3xl font-semibold">Kit</h1>
          <BannerSpot />
          <BannerSpot lasting />
        </header>
        <main className="grid gap-6">
          {shown.map(([file, { default: Section }]) => (
            <Section key={file} />
          ))}
        </main>
      </div>
    </BannerProvider>
  );
}

await startTexts();
const element = document.getElementById('root');
if (element) {
  const root = createRoot(element);
  let round = 0;
  const start = () =>
    flushSync(() =>
      root.render(
        <StrictMode key={round++}>
          <Kit />
        </StrictMode>,
      ),
    );
  start();
  // For the next browser test, the kit as it was loaded: mounting it costs a fraction of loading it.
  addEventListener('kit:restart', () => {
    localStorage.clear();
    dispatchEvent(new Event('themechange'));
    start();
    scrollTo(0, 0);
  });
}
