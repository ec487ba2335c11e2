import { Check } from 'lucide-react';
import { paths } from '#contract/paths.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Strands } from '#web/ui/logo.tsx';
import { AgendaWindow } from './agenda-window.tsx';
import { BookingPhone } from './booking-phone.tsx';

export function Hero() {
  const { t } = useTranslation('benefits');
  return (
    <section className="grid items-center gap-8 pt-6 pb-10 min-[1100px]:grid-cols-[minmax(0,560px)_minmax(0,1fr)] min-[1100px]:gap-10 lg:pt-8 lg:pb-14">
      <div>
        <h1 className="text-[28px]/[34px] font-semibold tracking-[-0.03em] text-balance md:text-[44px]/[50px]">
          <span className="block">{t('hero.titleFirst')}</span> <span className="block">{t('hero.titleSecond')}</span>
        </h1>
        <p className="mt-3 mb-6 text-lg/[26px] text-balance text-muted md:mt-4 md:mb-8 md:text-xl/7">
          {t('hero.lead')}
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={paths.signup} variant="primary" size="lg" className="max-sm:w-full">
            {t('hero.start')}
          </ButtonLink>
          <ButtonLink href={paths.login} size="lg" className="max-sm:w-full">
            {t('nav.login')}
          </ButtonLink>
        </div>
        <ul className="mt-5 flex flex-wrap gap-x-5 gap-y-2 text-sm text-muted">
          {[t('hero.trial'), t('hero.noCard'), t('hero.cancel')].map((promise) => (
            <li key={promise} className="flex items-center gap-1.5">
              <Check size={16} strokeWidth={2.25} className="text-success-bar" aria-hidden="true" />
              {promise}
            </li>
          ))}
        </ul>
      </div>
      <div
        className="relative h-[400px] overflow-hidden rounded-sheet bg-brand-950 md:h-[528px] md:rounded-3xl"
        aria-hidden="true"
      >
        <div className="absolute inset-x-0 top-6 aspect-14/15 rotate-180">
          <Strands />
        </div>
        <AgendaWindow />
        <BookingPhone />
      </div>
    </section>
  );
}
