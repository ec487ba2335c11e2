import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod';
import type { ShownSalonPage } from '#contract/salon-page/shown.ts';
import { renderSalonPage } from './render.tsx';

const ID = '0f0b3e8e-8a7b-4a53-9a68-31ab6a2a5c5d';
const picture = (digit: number) => ({
  id: `${String(digit).repeat(8)}-8a7b-4a53-9a68-31ab6a2a5c5d`,
  width: 1440,
  height: 480,
});
const open = (weekday: number) => ({ weekday, is_open: true, open_time: '09:00:00', close_time: '19:00:00' });
const shut = (weekday: number) => ({ weekday, is_open: false, open_time: null, close_time: null });

const service = (name: string, changes: object = {}) => ({
  id: '11111111-8a7b-4a53-9a68-31ab6a2a5c5d',
  user_id: ID,
  name,
  category: 'Cabelo',
  description: 'Lavagem e corte.',
  price: 120_00,
  preco_variavel: false,
  duration_minutes: 60,
  is_public: true,
  ...changes,
});

const data: ShownSalonPage = {
  salon: {
    id: ID,
    business_name: 'Studio Jasmim',
    country: 'BR',
    timezone: 'America/Sao_Paulo',
    phone: '+551135550142',
    address: 'Rua das Acácias, 214\nVila Mariana, São Paulo',
    booking_horizon_days: 365,
  },
  categories: [{ id: ID, name: 'Cabelo', show_in_dropdown: true }],
  services: [
    service('Corte'),
    service('Luzes', { preco_variavel: true, category: 'Mechas' }),
    service('Coloração', {
      doers: [
        { staff_id: ID, price: 190_00, duration_minutes: null },
        { staff_id: picture(5).id, price: 240_00, duration_minutes: null },
      ],
      done_by_all: false,
    }),
  ],
  staff: [
    { id: ID, nome: 'Camila', ativo: true, color: '#fbcfe8' },
    { id: picture(5).id, nome: 'Rita', ativo: true, color: '#9333ea' },
  ],
  page: {
    kind: 'hair',
    about: 'Cabelo e unhas na mesma casa.',
    instagram: 'studiojasmim',
    whatsapp: '+5511999990000',
    logo: null,
    cover: picture(1),
    works: [{ id: ID, alt: 'Mechas loiras', picture: picture(2) }],
    team: [
      { id: ID, nome: 'Camila Rocha', funcao: 'Cabeleireira', color: '#fbcfe8', picture: picture(3) },
      { id: picture(5).id, nome: 'Rita', funcao: 'Manicure', color: '#9333ea', picture: null },
    ],
    week: [shut(0), shut(1), open(2), open(3), open(4), open(5), { ...open(6), close_time: '24:00:00' }],
    others: [
      { date: '2026-12-24', is_closed: false, open_time: '09:00:00', close_time: '13:00:00' },
      { date: '2026-12-25', is_closed: true, open_time: null, close_time: null },
    ],
  },
};

// A Tuesday, 11:40.
const now = { date: '2026-11-17', minutes: 700 };
const draw = (changes: Partial<ShownSalonPage> = {}, language: 'pt' | 'en' | 'es' = 'pt', more: object = {}) =>
  renderSalonPage(language, {
    publicUrl: 'https://madeixa.example',
    name: 'studio-jasmim',
    data: { ...data, ...changes },
    now,
    isAsked: false,
    ...more,
  });

/** As a search engine reads it: of the text of the page, up to the end of the script. */
function describedIn(head: string): unknown {
  const [, text] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head) ?? [];
  return JSON.parse(text ?? '');
}

const url = z.string().regex(/^https:\/\/[^\s]+$/);
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const hours = z.strictObject({
  '@type': z.literal('OpeningHoursSpecification'),
  dayOfWeek: z.array(z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])).min(1),
  opens: clock,
  closes: clock,
});
const price = z.string().regex(/^\d+\.\d\d$/);
const currency = z.string().regex(/^[A-Z]{3}$/);

/** What schema.org and Google ask of a business of this kind; nothing besides. */
const SALON = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.enum(['HairSalon', 'BeautySalon', 'NailSalon', 'DaySpa']),
  '@id': url,
  url,
  name: z.string().min(1),
  description: z.string().min(1).optional(),
  image: z.array(url).min(1).optional(),
  logo: url.optional(),
  telephone: z
    .string()
    .regex(/^\+\d+$/)
    .optional(),
  address: z
    .strictObject({
      '@type': z.literal('PostalAddress'),
      streetAddress: z.string().min(1),
      addressCountry: z.string().length(2).optional(),
    })
    .optional(),
  sameAs: z.array(url).optional(),
  currenciesAccepted: currency,
  openingHoursSpecification: z.array(hours),
  specialOpeningHoursSpecification: z
    .array(
      z.strictObject({
        '@type': z.literal('OpeningHoursSpecification'),
        validFrom: z.iso.date(),
        validThrough: z.iso.date(),
        opens: clock,
        closes: clock,
      }),
    )
    .optional(),
  potentialAction: z.strictObject({ '@type': z.literal('ReserveAction'), target: url }),
  hasOfferCatalog: z
    .strictObject({
      '@type': z.literal('OfferCatalog'),
      name: z.string(),
      itemListElement: z
        .array(
          z.strictObject({
            '@type': z.literal('Offer'),
            itemOffered: z.strictObject({
              '@type': z.literal('Service'),
              name: z.string().min(1),
              description: z.string().optional(),
            }),
            price: price.optional(),
            priceCurrency: currency.optional(),
            priceSpecification: z
              .strictObject({ '@type': z.literal('PriceSpecification'), minPrice: price, priceCurrency: currency })
              .optional(),
          }),
        )
        .min(1),
    })
    .optional(),
});

test('machines read the salon, its hours, the days that differ and what it offers', () => {
  expect(SALON.parse(describedIn(draw().head))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'HairSalon',
    '@id': 'https://madeixa.example/s/studio-jasmim',
    url: 'https://madeixa.example/s/studio-jasmim',
    name: 'Studio Jasmim',
    description: 'Cabelo e unhas na mesma casa.',
    image: [1, 2].map((one) => `https://madeixa.example/s/imagens/${ID}/${picture(one).id}/large.webp`),
    telephone: '+551135550142',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Rua das Acácias, 214, Vila Mariana, São Paulo',
      addressCountry: 'BR',
    },
    sameAs: ['https://www.instagram.com/studiojasmim/'],
    currenciesAccepted: 'BRL',
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:00',
        closes: '19:00',
      },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '09:00', closes: '23:59' },
    ],
    specialOpeningHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-12-24',
        validThrough: '2026-12-24',
        opens: '09:00',
        closes: '13:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-12-25',
        validThrough: '2026-12-25',
        opens: '00:00',
        closes: '00:00',
      },
    ],
    potentialAction: {
      '@type': 'ReserveAction',
      target: `https://madeixa.example/agendamento-publico/${ID}`,
    },
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: 'Studio Jasmim',
      itemListElement: [
        {
          '@type': 'Offer',
          itemOffered: { '@type': 'Service', name: 'Corte', description: 'Lavagem e corte.' },
          price: '120.00',
          priceCurrency: 'BRL',
        },
        { '@type': 'Offer', itemOffered: { '@type': 'Service', name: 'Luzes', description: 'Lavagem e corte.' } },
        {
          '@type': 'Offer',
          itemOffered: { '@type': 'Service', name: 'Coloração', description: 'Lavagem e corte.' },
          priceSpecification: { '@type': 'PriceSpecification', minPrice: '190.00', priceCurrency: 'BRL' },
        },
      ],
    },
  });
});

test('a salon of which nothing is known but its name is described all the same', () => {
  const { salon, page } = data;
  const bare = {
    salon: { ...salon, country: 'OTHER' as const, phone: null, address: '' },
    services: [],
    page: { ...page, about: '', instagram: '', whatsapp: '', cover: null, works: [], team: [], week: [], others: [] },
  };
  const { head, body } = draw(bare);
  expect(SALON.parse(describedIn(head))).toMatchObject({ name: 'Studio Jasmim', openingHoursSpecification: [] });
  expect(head).toContain('https://madeixa.example/og.png');
  expect(body).toContain('Fechado');
  expect(body).not.toContain('<img');
});

test('whatever a salon writes, it stays text: the description is read back as it was, and nothing is run', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1 }),
    fc.constantFrom(
      '</script><script>alert(1)</script>',
      '<!--<script>',
      '"><img src=x onerror=alert(1)>',
      '\u2028]]>',
      '\'"&lt;',
    ),
  );
  fc.assert(
    fc.property(hostile, hostile, hostile, (name, about, description) => {
      const { head, body } = draw({
        salon: { ...data.salon, business_name: name, address: about },
        services: [service(about, { description, category: name })],
        page: { ...data.page, about, team: [{ ...data.page.team[0], nome: name, funcao: about } as never] },
      });
      expect(describedIn(head)).toMatchObject({ name, ...(about && { description: about }) });
      expect(head.match(/<script/g)).toHaveLength(1);
      expect(head.match(/<\/script/g)).toHaveLength(1);
      const tags = body.replace(/"[^"]*"/g, '""');
      expect(tags).not.toMatch(/<script|<!--|<img src=x|<[^>]*\son\w+=/i);
    }),
    { numRuns: 50 },
  );
});

test.each([
  ['pt', 'Aberto até 19:00', 'terça-feira, hoje', 'quarta a sexta', 'a partir de', 'Agendar Corte'],
  ['en', 'Open until 19:00', 'Tuesday, today', 'Wednesday to Friday', 'from', 'Book Corte'],
  ['es', 'Abierto hasta las 19:00', 'martes, hoy', 'miércoles a viernes', 'desde', 'Reservar Corte'],
] as const)('in %s people read when it is open and what it offers', (language, ...words) => {
  const { body } = draw({}, language);
  for (const word of words) expect(body).toContain(word);
});

test('the owner, whom a sign-up writes down in Portuguese, is called so in the reader’s language', () => {
  const owner = { id: ID, nome: 'Ana', funcao: 'Proprietária', color: '#fbcfe8', picture: null };
  const page = { ...data.page, team: [owner] };
  expect(draw({ page }, 'en').body).toContain('>Owner<');
  expect(draw({ page }, 'es').body).toContain('>Propietaria<');
});

test('two days of the same times are both named', () => {
  const { body } = draw({
    page: { ...data.page, week: [shut(0), open(1), open(2), open(3), shut(4), open(5), open(6)] },
  });
  expect(body).toContain('sexta e sábado');
  expect(body).toContain('terça-feira, hoje');
});

test('in Spanish of Mexico money is written as there', () => {
  const { body } = draw({ salon: { ...data.salon, country: 'MX' } }, 'es');
  expect(body).toContain('$120.00');
});

test('pictures have a size, a small version for phones, and wait until they are in sight, but for the cover', () => {
  const pictures = draw().body.match(/<img[^>]*>/g) ?? [];
  expect(pictures).toHaveLength(3);
  for (const one of pictures)
    expect(one).toMatch(/srcSet="[^"]+small\.webp 400w, [^"]+large\.webp 1440w".*width="1440" height="480"/);
  expect(pictures.map((one) => one.includes('loading="lazy"'))).toEqual([false, true, true]);
});

test('a work is opened in full', () => {
  const [, link = ''] = /<a href="([^"]+)"[^>]*><img[^>]*alt="Mechas loiras"/.exec(draw().body) ?? [];
  expect(link).toBe(`/s/imagens/${ID}/${picture(2).id}/large.webp`);
});

test('the address that counts is told, and where the page is in other languages', () => {
  expect(draw().head).toContain('<link rel="canonical" href="https://madeixa.example/s/studio-jasmim"/>');
  const { head, body } = draw({}, 'en', { isAsked: true });
  expect(head).toContain('<link rel="canonical" href="https://madeixa.example/s/studio-jasmim?lang=en"/>');
  expect(head).toContain(
    '<link rel="alternate" hrefLang="es" href="https://madeixa.example/s/studio-jasmim?lang=es"/>',
  );
  // Whoever asked for a language books in it.
  expect(body).toContain(`/agendamento-publico/${ID}?servico=${service('').id}&amp;lang=en`);
  expect(draw().body).toContain(`/agendamento-publico/${ID}?servico=${service('').id}"`);
});

test('with a thousand services the page stays small', () => {
  const services = Array.from({ length: 1_000 }, (_, index) =>
    service(`Serviço ${index}`, { category: `Categoria ${index % 50}`, description: 'à'.repeat(2_000) }),
  );
  const categories = Array.from({ length: 50 }, (_, index) => ({
    id: ID,
    name: `Categoria ${index}`,
    show_in_dropdown: true,
  }));
  const { head, body } = draw({ services, categories });
  expect(Buffer.byteLength(head + body)).toBeLessThan(700_000);
});
