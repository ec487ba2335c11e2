import { expect, test } from 'vitest';
import { fillSalonPage } from './salon-page.ts';

const page =
  '<title>Agende · %SALON_NAME%</title><meta content="%PUBLIC_URL%/agendamento-publico/%SALON_ID%">' +
  '<script type="application/json" id="salon">"%SALON%"</script><div id="root"><!--%BODY%--></div>';

const salon = {
  id: '0f0b3e8e-8a7b-4a53-9a68-31ab6a2a5c5d',
  business_name: 'Studio Jasmim',
  country: 'BR' as const,
  timezone: 'America/Sao_Paulo',
  phone: null,
  address: '',
  booking_horizon_days: 365,
};
const dataOf = (business_name: string) => ({
  salon: { ...salon, business_name },
  categories: [],
  services: [],
  staff: [],
});
const fill = (name: string, body = '') =>
  fillSalonPage(page, { publicUrl: 'https://madeixa.example', salonId: salon.id, data: dataOf(name), body });
const jsonOf = (html: string) => JSON.parse(/id="salon">(.*?)<\/script>/.exec(html)?.[1] ?? '');

test('name, address, data and what is drawn stand in their places', () => {
  const html = fill('Studio Jasmim', '<h1>Studio Jasmim</h1>');
  expect(html).toContain('<title>Agende · Studio Jasmim</title>');
  expect(html).toContain(`"https://madeixa.example/agendamento-publico/${salon.id}"`);
  expect(html).toContain('<div id="root"><h1>Studio Jasmim</h1></div>');
  expect(jsonOf(html)).toEqual(dataOf('Studio Jasmim'));
});

test.each([
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '" onload="alert(1)',
  '%SALON_ID% "%SALON%" <!--%BODY%-->',
  "$& $' $1",
])('a salon called %s stays a name', (name) => {
  const html = fill(name, 'body');
  expect(jsonOf(html).salon.business_name).toBe(name);
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html.match(/<!--/g)).toBeNull();
  expect(html).not.toContain(' onload="');
  expect(html.match(/body/g)).toHaveLength(1);
});

test('a salon that does not exist is null, one that could not be read is left to the page to ask for', () => {
  const content = { publicUrl: 'https://madeixa.example', salonId: '"><x', body: '' };
  expect(jsonOf(fillSalonPage(page, { ...content, data: null }))).toBeNull();
  expect(jsonOf(fillSalonPage(page, { ...content, data: undefined }))).toBe('');
  expect(fillSalonPage(page, { ...content, data: null })).not.toContain('"><x');
});
