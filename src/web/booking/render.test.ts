import { expect, test } from 'vitest';
import type { PublicService, SalonPageData } from '#contract/booking/operations.ts';
import { bookingPath } from '#contract/paths.ts';
import { LONG_LIST } from '#domain/booking/categories.ts';
import { MOST_PUBLIC_SERVICES } from '#domain/services/defaults.ts';
import { renderBooking } from './render.tsx';

const ID = '0f0b3e8e-8a7b-4a53-9a68-31ab6a2a5c5d';
const salon = {
  id: ID,
  business_name: 'Studio Jasmim',
  country: 'BR' as const,
  timezone: 'America/Sao_Paulo',
  phone: null,
  address: '',
  booking_horizon_days: 365,
};

const serviceNamed = (number: number, category: string): PublicService => ({
  id: `${String(number).padStart(8, '0')}-8a7b-4a53-9a68-31ab6a2a5c5d`,
  user_id: ID,
  name: `Serviço ${number}`,
  category,
  description: 'à'.repeat(2_000),
  price: 80_00,
  preco_variavel: false,
  duration_minutes: 60,
  is_public: true,
});

/** So many services, in so many categories. */
function draw(services: number, categories: number): string {
  const names = Array.from({ length: categories }, (_, number) => `Categoria ${number}`);
  const data: SalonPageData = {
    salon,
    categories: names.map((name, number) => ({ id: String(number), name, show_in_dropdown: true })),
    services: Array.from({ length: services }, (_, number) => serviceNamed(number, names[number % categories] ?? '')),
    staff: [],
  };
  return renderBooking('pt', bookingPath(ID), data);
}

const cards = (html: string) => html.match(/<article/g)?.length;

test('a list of usual length is drawn with all its categories', () => {
  const html = draw(LONG_LIST, 5);
  expect(cards(html)).toBe(LONG_LIST);
  expect(html.match(/<section/g)?.length).toBeGreaterThanOrEqual(5);
});

test('of a longer one the first category is drawn, and the others stand in the bar', () => {
  const html = draw(LONG_LIST + 1, 5);
  expect(cards(html)).toBe(13);
  for (const number of [0, 1, 2, 3, 4]) expect(html).toContain(`Categoria ${number}</button>`);
});

test.each([1, 5, 500])('with as many as a salon may offer, in %i categories, it stays small', (categories) => {
  const html = draw(MOST_PUBLIC_SERVICES, categories);
  expect(cards(html)).toBeLessThanOrEqual(LONG_LIST);
  expect(Buffer.byteLength(html)).toBeLessThan(500_000);
});
