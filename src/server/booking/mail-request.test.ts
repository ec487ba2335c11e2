import { expect, test } from 'vitest';
import { letterAbout } from './mail-request.ts';

const addressee = {
  email: 'ana@example.com',
  language: 'pt',
  business_name: 'Studio Bela',
  phone: null,
  address: '',
} as const;

const asked = (turn: number) => ({
  id: String(turn),
  client_name: `Cliente ${turn} https://evil.example`,
  client_phone: '+5511984552071',
  professional_name: '',
  date: '2026-11-17',
  start_time: '10:00',
  services: ['Corte'],
});

function about(count: number) {
  const requests = Array.from({ length: count }, (_, turn) => asked(turn + 1));
  const { subject, text } = letterAbout(addressee, requests, 'http://localhost');
  expect(text, 'what a visitor is called is no link').not.toContain('evil');
  return { subject, told: text.match(/Cliente \d+/g)?.length, more: text.match(/E mais .*/)?.[0] };
}

test('a request that came with many others is one of twenty in the mail, which counts the rest', () => {
  expect(about(20)).toEqual({ subject: '20 novos pedidos de agendamento', told: 20, more: undefined });
  expect(about(21)).toEqual({ subject: '21 novos pedidos de agendamento', told: 20, more: 'E mais um pedido.' });
  expect(about(500)).toMatchObject({ told: 20, more: 'E mais 480 pedidos.' });
});
