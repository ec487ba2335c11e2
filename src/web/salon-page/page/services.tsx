import { bookingPath, SERVICE_PARAM } from '#contract/paths.ts';
import { groupByCategory, LONG_LIST } from '#domain/booking/categories.ts';
import { offerOf } from '#domain/booking/offer.ts';
import { formatDuration } from '#domain/shared/durations.ts';
import { writingFor } from '#web/ground/writing.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Section } from './section.tsx';
import type { Shown } from './shown.ts';

/** Of a long list each category shows its first ones, and so many categories; the booking page has them all. */
const OF_LONG_LIST = 8;
const MOST_CATEGORIES = 12;

/** What the salon does, a category at a time: radio buttons choose which, so that it needs no script. */
export function Services({ data, bookingUrl, language, isAsked }: Shown) {
  const { t } = useTranslation('salonPage');
  const { salon, services, categories, staff } = data;
  const { money } = writingFor(language, salon.country);
  const groups = groupByCategory(
    services,
    categories.map(({ name }) => name),
    t('public.others'),
  ).slice(0, MOST_CATEGORIES);
  const most = services.length > LONG_LIST ? OF_LONG_LIST : LONG_LIST;
  const linkTo = (service: string) => {
    const query = new URLSearchParams({ [SERVICE_PARAM]: service, ...(isAsked && { lang: language }) });
    return `${bookingPath(salon.id)}?${query}`;
  };

  return (
    <Section
      id="servicos"
      title={t('public.services')}
      aside={
        <a href={bookingUrl} className={link}>
          {t('public.seeAll')}
        </a>
      }
    >
      <fieldset className="flex min-w-0 flex-wrap gap-2">
        <legend className="sr-only">{t('public.categories')}</legend>
        {groups.map((group, index) => (
          // Without a box of its own: all chips stand in one row, and the list that is shown below them.
          <div key={group.slug} className="contents">
            {groups.length > 1 && (
              <>
                <input
                  type="radio"
                  name="categoria"
                  id={`c-${group.slug}`}
                  defaultChecked={index === 0}
                  className="peer sr-only"
                />
                <label htmlFor={`c-${group.slug}`} className={chip}>
                  {group.name}
                </label>
              </>
            )}
            <div
              className={classNames(
                'order-2 mt-1 w-full overflow-hidden rounded-card border border-divider bg-surface shadow-1',
                groups.length > 1 && 'hidden peer-checked:block',
              )}
            >
              <h3 className="sr-only">{group.name}</h3>
              {group.services.slice(0, most).map((service) => {
                const { price, isFrom, preco_variavel, duration_minutes } = offerOf(service, undefined, staff);
                const written = isFrom ? t('public.from', { price: money(price) }) : money(price);
                return (
                  <article
                    key={service.id}
                    className="flex items-center justify-between gap-x-6 gap-y-3 border-t border-divider p-4 first-of-type:border-t-0 max-[22rem]:flex-wrap md:px-6"
                  >
                    <div className="min-w-0 flex-1 basis-36">
                      <h4 className="font-semibold wrap-anywhere">{service.name}</h4>
                      {service.description && (
                        <p className="line-clamp-3 text-sm wrap-anywhere text-muted">{service.description}</p>
                      )}
                      <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-muted">
                        <span className="font-semibold text-text tabular-nums">
                          {preco_variavel ? t('public.priceOpen') : written}
                        </span>
                        {formatDuration(duration_minutes)}
                      </p>
                    </div>
                    <ButtonLink href={linkTo(service.id)} aria-label={t('public.bookOne', { name: service.name })}>
                      {t('public.book')}
                    </ButtonLink>
                  </article>
                );
              })}
              {group.services.length > most && (
                <p className="border-t border-divider px-4 py-2 md:px-6">
                  <a href={bookingUrl} className={link}>
                    {t('public.more', { count: group.services.length - most })}
                  </a>
                </p>
              )}
            </div>
          </div>
        ))}
      </fieldset>
    </Section>
  );
}

const link = 'inline-flex min-h-11 items-center text-sm font-medium text-brand-text underline-offset-4 hover:underline';

const chip =
  'order-1 inline-flex min-h-11 max-w-full items-center rounded-full border border-edge bg-raised px-4 text-sm font-medium wrap-anywhere ' +
  'cursor-pointer hover:bg-subtle peer-checked:border-text peer-checked:bg-text peer-checked:text-page peer-focus-visible:outline-2 ' +
  'peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus';
