import { useTranslation } from 'react-i18next';
import { LinkButton } from './link-button.tsx';
import { Strands } from './strands.tsx';

export function ClosingCall() {
  const { t } = useTranslation('benefits');
  return (
    <section className="relative mt-16 overflow-hidden rounded-sheet bg-brand-950 px-5 py-8 text-white lg:mt-24 lg:rounded-3xl lg:p-16">
      <Strands
        viewBox="0 480 840 420"
        className="top-0 right-0 w-3/5 [mask-image:linear-gradient(to_right,transparent,#000_45%)]"
      />
      <div className="relative max-w-[560px]">
        <h2 className="text-2xl font-semibold text-balance lg:text-3xl">{t('closing.title')}</h2>
        <p className="mt-2 mb-7 text-balance text-[#e3d6f2]">{t('closing.text')}</p>
        <div className="flex flex-wrap gap-3">
          <LinkButton href="/signup" look="white" size="large">
            {t('closing.signup')}
          </LinkButton>
          <LinkButton href="/login" look="glass" size="large">
            {t('closing.login')}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
