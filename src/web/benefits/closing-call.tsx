import { useTranslation } from 'react-i18next';
import { paths } from '#contract/paths.ts';
import { Strands } from '#web/ui/logo.tsx';

// The kit's buttons are made for the page's own ground; these two stand on the dark brand surface in both themes.
const shape =
  'inline-flex h-12 items-center justify-center rounded-control border px-6 font-medium transition-colors focus-visible:outline-white max-sm:w-full';

export function ClosingCall() {
  const { t } = useTranslation('benefits');
  return (
    <section className="relative mt-16 overflow-hidden rounded-sheet bg-brand-950 px-5 py-8 text-white lg:mt-24 lg:rounded-3xl lg:p-16">
      <div className="absolute right-0 bottom-0 h-[730px] w-3/5 [mask-image:linear-gradient(to_right,transparent,#000_45%)]">
        <Strands />
      </div>
      <div className="relative max-w-[560px]">
        <h2 className="text-2xl font-semibold text-balance lg:text-3xl">{t('closing.title')}</h2>
        <p className="mt-2 mb-7 text-balance text-[#e3d6f2]">{t('closing.text')}</p>
        <div className="flex flex-wrap gap-3">
          <a href={paths.signup} className={`${shape} border-transparent bg-white text-brand-700 hover:bg-brand-100`}>
            {t('closing.signup')}
          </a>
          <a href={paths.login} className={`${shape} border-white/35 bg-white/12 hover:bg-white/20`}>
            {t('closing.login')}
          </a>
        </div>
      </div>
    </section>
  );
}
