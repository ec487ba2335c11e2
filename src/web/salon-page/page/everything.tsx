import { CalendarPlus } from 'lucide-react';
import { bookingPath, salonPagePath } from '#contract/paths.ts';
import { LANGUAGES, type Language } from '#domain/shared/countries.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ContactCard, HoursCard } from './aside.tsx';
import { Identity } from './identity.tsx';
import { Services } from './services.tsx';
import type { Drawn, Shown } from './shown.ts';
import { Team } from './team.tsx';
import { Works } from './works.tsx';

/** Everything that a visitor wants to know of the salon, readable and usable without any script. */
export function ShownPage(drawn: Drawn & { language: Language }) {
  const { t } = useTranslation('salonPage');
  const { data, isAsked, language } = drawn;
  const { page, services } = data;
  const shown: Shown = { ...drawn, bookingUrl: bookingPath(data.salon.id) + (isAsked ? `?lang=${language}` : '') };
  return (
    <>
      <Identity {...shown} />
      <main className="mx-auto grid max-w-[1168px] grid-cols-1 items-start gap-x-8 gap-y-6 px-4 pb-12 md:px-6 side:grid-cols-[minmax(0,1fr)_360px]">
        <div className="grid min-w-0 grid-cols-1 gap-8">
          {page.about && <p className="max-w-160 wrap-anywhere whitespace-pre-line">{page.about}</p>}
          {page.team.length > 0 && <Team {...shown} />}
          {services.length > 0 && <Services {...shown} />}
          {page.works.length > 0 && <Works {...shown} />}
        </div>
        <div className="grid grid-cols-1 gap-4 side:sticky side:top-6">
          <HoursCard {...shown} />
          <ContactCard {...shown} />
        </div>
      </main>
      <Foot {...shown} />
      <div className="fixed inset-x-0 bottom-0 z-10 border-t border-divider bg-surface px-4 py-3 shadow-2 md:hidden">
        <ButtonLink variant="primary" size="lg" block icon={CalendarPlus} href={shown.bookingUrl}>
          {t('public.bookTime')}
        </ButtonLink>
      </div>
    </>
  );
}

function Foot({ publicUrl, name, language }: Shown) {
  const { t } = useTranslation('salonPage');
  return (
    <footer className="grid justify-items-center gap-2 border-t border-divider px-6 py-5 text-13 text-muted max-md:pb-24">
      <p className="wrap-anywhere">{publicUrl.replace(/^https?:\/\//, '') + salonPagePath(name)}</p>
      <nav aria-label={t('public.languages')} className="flex gap-1">
        {LANGUAGES.map((one) => (
          <a
            key={one}
            href={`?lang=${one}`}
            hrefLang={one}
            lang={one}
            aria-current={one === language ? 'true' : undefined}
            className="grid min-h-11 place-items-center rounded-control px-3 underline decoration-divider underline-offset-4 aria-[current]:font-semibold aria-[current]:text-text"
          >
            {NAMES[one]}
          </a>
        ))}
      </nav>
    </footer>
  );
}

/** Each in itself. */
const NAMES: Record<Language, string> = { pt: 'Português', en: 'English', es: 'Español' };
