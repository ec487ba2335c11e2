import { bookingPath, salonPagePath, salonPictureUrl } from '#contract/paths.ts';
import { offerOf } from '#domain/booking/offer.ts';
import { structuredData } from '#domain/salon-page/structured-data.ts';
import type { Drawn } from './shown.ts';

/** The page for machines. */
export function describe({ publicUrl, name, data, now }: Drawn) {
  const { salon, services, staff, page } = data;
  const pictureUrl = (id: string) => publicUrl + salonPictureUrl(salon.id, id, 'large');
  return structuredData({
    url: publicUrl + salonPagePath(name),
    bookingUrl: publicUrl + bookingPath(salon.id),
    kind: page.kind,
    name: salon.business_name,
    about: page.about,
    country: salon.country,
    phone: salon.phone,
    address: salon.address,
    instagram: page.instagram,
    images: [page.cover, ...page.works.map(({ picture }) => picture)].flatMap((one) => (one ? pictureUrl(one.id) : [])),
    logo: page.logo ? pictureUrl(page.logo.id) : undefined,
    hours: page,
    today: now.date,
    services: services.map((service) => {
      const { price, isFrom, preco_variavel } = offerOf(service, undefined, staff);
      return {
        name: service.name,
        description: service.description,
        price: preco_variavel ? null : price,
        isFrom,
      };
    }),
  });
}
