import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ClosingCall } from './closing-call.tsx';
import { Features } from './features.tsx';
import { Gains } from './gains.tsx';
import { Hero } from './hero.tsx';
import { Numbers } from './numbers.tsx';
import { PageFooter } from './page-footer.tsx';
import { PageHeader } from './page-header.tsx';
import { Steps } from './steps.tsx';
import { Testimonials } from './testimonials.tsx';

/** No style props and no handlers here: it is sent as HTML, where the CSP forbids the first and no React runs the second. */
export function BenefitsPage() {
  const { t } = useTranslation('benefits');
  const title = t('meta.title');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      <PageHeader />
      <main id="content" className="mx-auto max-w-[1200px] px-4 md:px-8">
        <Hero />
        <Numbers />
        <Features />
        <Gains />
        <Steps />
        <Testimonials />
        <ClosingCall />
      </main>
      <PageFooter />
    </>
  );
}
