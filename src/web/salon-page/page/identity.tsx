import { CalendarPlus, Clock, MapPin, MessageCircle } from 'lucide-react';
import { addressLines } from '#domain/salon-page/address-lines.ts';
import { instagramLink } from '#domain/salon-page/instagram.ts';
import { openingAt } from '#domain/salon-page/opening.ts';
import { initials } from '#domain/shared/names.ts';
import { whatsappLink } from '#domain/shared/phone.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Cover } from './cover.tsx';
import { InstagramIcon } from './instagram-icon.tsx';
import { SalonPicture } from './salon-picture.tsx';
import type { Shown } from './shown.ts';
import { useHourWords } from './use-hour-words.ts';

/** The salon's face: cover, logo, name, whether it is open, and where one writes to it. */
export function Identity(shown: Shown) {
  const { t } = useTranslation('salonPage');
  const { data, now, bookingUrl } = shown;
  const { salon, page } = data;
  const { opening } = useHourWords(shown);
  const said = openingAt(page, now);
  const isOpen = said.kind === 'open' || said.kind === 'always';
  const place = addressLines(salon.address).place;
  return (
    <>
      <Cover salonId={salon.id} picture={page.cover} />
      {/* Only the logo reaches into the cover: a long name grows downwards, where it can be read. */}
      <header className="relative mx-auto grid max-w-[1168px] grid-cols-[auto_minmax(0,1fr)] items-end gap-x-4 gap-y-3 px-4 pb-5 md:grid-cols-[auto_minmax(0,1fr)_auto] md:items-start md:gap-x-6 md:px-6 md:pb-6">
        {page.logo ? (
          <SalonPicture
            salonId={salon.id}
            picture={page.logo}
            alt=""
            sizes="128px"
            isFirst
            className={`${badge} bg-surface object-cover`}
          />
        ) : (
          <span
            aria-hidden="true"
            className={`${badge} grid place-items-center bg-brand-900 text-3xl font-semibold tracking-tight text-brand-100 md:text-[42px]`}
          >
            {initials(salon.business_name)}
          </span>
        )}
        <div className="max-md:order-last max-md:col-span-2 md:pt-2">
          <h1 className="text-[28px] leading-[1.2] font-semibold tracking-tight wrap-anywhere md:text-4xl">
            {salon.business_name}
          </h1>
          <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-muted">
            <span className={classNames('inline-flex items-center gap-1.5', isOpen && 'font-medium text-success-text')}>
              <Clock aria-hidden strokeWidth={1.75} className="size-4.5 flex-none" />
              {opening(said)}
            </span>
            {place && (
              <span className="inline-flex min-w-0 items-center gap-1.5 wrap-anywhere">
                <MapPin aria-hidden strokeWidth={1.75} className="size-4.5 flex-none" />
                {place}
              </span>
            )}
          </p>
        </div>
        <div className="flex gap-2 max-md:justify-end md:pt-4">
          {page.instagram && (
            <ButtonLink size="lg" href={instagramLink(page.instagram)} rel="noopener" className={round}>
              <InstagramIcon className="-ml-0.5 size-4.5 flex-none" />
              <span className="max-lg:sr-only">{t('settings.instagram')}</span>
            </ButtonLink>
          )}
          {page.whatsapp && (
            <ButtonLink
              size="lg"
              icon={MessageCircle}
              href={whatsappLink(page.whatsapp)}
              rel="noopener"
              className={`${round} text-whatsapp`}
            >
              <span className="max-lg:sr-only">{t('settings.whatsapp')}</span>
            </ButtonLink>
          )}
          <ButtonLink variant="primary" size="lg" icon={CalendarPlus} href={bookingUrl} className="max-md:hidden">
            {t('public.book')}
          </ButtonLink>
        </div>
      </header>
    </>
  );
}

const badge = '-mt-10 size-22 rounded-full border-4 border-page md:-mt-14 md:size-32 md:border-[6px]';
/** Where there is no room for words. */
const round = 'max-lg:size-11 max-lg:rounded-full max-lg:px-0 max-lg:gap-0 max-lg:[&>svg]:m-0';
