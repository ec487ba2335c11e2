import type { Country } from '#domain/shared/countries.ts';
import { cents, currencyOf, decimalFromCents } from '#domain/shared/money.ts';
import { formatTime } from '#domain/shared/time.ts';
import { instagramLink } from './instagram.ts';
import type { SalonKind } from './kinds.ts';
import { type Hours, otherDaysAhead, type Times, timesOf } from './opening.ts';

/** As schema.org names them. */
const TYPES: Record<SalonKind, string> = {
  hair: 'HairSalon',
  beauty: 'BeautySalon',
  nails: 'NailSalon',
  spa: 'DaySpa',
};
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Of a longer list, machines are told the beginning. */
const MOST_OFFERS = 100;
const MOST_OTHER_DAYS = 30;
const MIDNIGHT = 24 * 60;

export type DescribedSalon = {
  url: string;
  bookingUrl: string;
  kind: SalonKind;
  name: string;
  about: string;
  country: Country;
  phone: string | null;
  address: string;
  instagram: string;
  images: readonly string[];
  logo: string | undefined;
  hours: Hours;
  today: string;
  /** `price` in cents; null is agreed in the salon. `isFrom`: with some it costs more. */
  services: readonly { name: string; description: string; price: number | null; isFrom: boolean }[];
};

/** What the page says, for machines: https://schema.org/HairSalon as JSON-LD. What is not known is left out. */
export function structuredData(salon: DescribedSalon): Record<string, unknown> {
  const { hours, today, services } = salon;
  const currency = currencyOf(salon.country);
  const special = otherDays(hours, today);
  return {
    '@context': 'https://schema.org',
    '@type': TYPES[salon.kind],
    '@id': salon.url,
    url: salon.url,
    name: salon.name,
    ...(salon.about && { description: salon.about }),
    ...(salon.images.length > 0 && { image: salon.images }),
    ...(salon.logo && { logo: salon.logo }),
    ...(salon.phone && { telephone: salon.phone }),
    ...(salon.address && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: salon.address.split(/\s*\n\s*/).join(', '),
        ...(salon.country !== 'OTHER' && { addressCountry: salon.country }),
      },
    }),
    ...(salon.instagram && { sameAs: [instagramLink(salon.instagram)] }),
    currenciesAccepted: currency,
    openingHoursSpecification: weekOf(hours),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
    potentialAction: { '@type': 'ReserveAction', target: salon.bookingUrl },
    ...(services.length > 0 && {
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        name: salon.name,
        itemListElement: services.slice(0, MOST_OFFERS).map((service) => offerOf(service, currency)),
      },
    }),
  };
}

/** Days of the same times are told together. */
function weekOf(hours: Hours) {
  const groups = new Map<string, { times: Times; days: string[] }>();
  for (const { weekday } of [...hours.week].sort((a, b) => a.weekday - b.weekday)) {
    // Any Sunday: the usual times have no date.
    const times = timesOf({ week: hours.week, others: [] }, `2026-11-${15 + weekday}`);
    const day = WEEKDAYS[weekday];
    if (!times || !day) continue;
    const key = `${times.open} ${times.close}`;
    const group = groups.get(key) ?? { times, days: [] };
    group.days.push(day);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ times, days }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    ...clock(times),
  }));
}

/** From today on. A closed day opens and closes at midnight, as search engines read it. */
function otherDays(hours: Hours, today: string) {
  const days = [
    ...hours.others.filter(({ date }) => date === today).map(({ date }) => ({ date, times: timesOf(hours, date) })),
    ...otherDaysAhead(hours, today, MOST_OTHER_DAYS),
  ];
  return days.map(({ date, times }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    ...(times ? clock(times) : { opens: '00:00', closes: '00:00' }),
  }));
}

/** A time of a day ends at 23:59 there. */
const clock = ({ open, close }: Times) => ({
  opens: formatTime(open),
  closes: formatTime(Math.min(close, MIDNIGHT - 1)),
});

function offerOf({ name, description, price, isFrom }: DescribedSalon['services'][number], priceCurrency: string) {
  const written = price === null ? undefined : decimalFromCents(cents(price));
  return {
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', name, ...(description && { description: description.slice(0, 500) }) },
    ...(written !== undefined && !isFrom && { price: written, priceCurrency }),
    ...(written !== undefined &&
      isFrom && {
        priceSpecification: { '@type': 'PriceSpecification', minPrice: written, priceCurrency },
      }),
  };
}

/** For a script of a page, which would end at the first "</script", wherever it stands in the JSON. */
export function scriptText(data: unknown): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
