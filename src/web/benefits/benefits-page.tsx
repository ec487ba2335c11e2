import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { PageFooter, PageHeader } from './page-frame.tsx';
import { ClosingCall, Gains, Numbers, Steps, Testimonials } from './sections.tsx';

/** Sent as HTML and never hydrated: no handlers or effects here, and no style props, which the CSP would refuse. */
export function BenefitsPage() {
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
