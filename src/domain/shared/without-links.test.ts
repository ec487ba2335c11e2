import { expect, test } from 'vitest';
import { withoutLinks } from './without-links.ts';

test.each([
  ['Studio Bela', 'Studio Bela'],
  ['Cachos & Cia.', 'Cachos & Cia.'],
  ['Sr. Barba, St. Moritz', 'Sr. Barba, St. Moritz'],
  ['Dr.Hair', 'Dr Hair'],
  ['Prêmio em https://evil.example/x agora', 'Prêmio em agora'],
  ['HTTPS://EVIL.EXAMPLE', ''],
  ['www.evil.example', ''],
  ['(www.evil.example)', ''],
  ['Ligue evil.example', 'Ligue evil example'],
  ['bit.ly/abc Bela', 'Bela'],
  ['evil.example?x=1', ''],
  ['fale@evil.example', ''],
  ['evil．example', 'evil example'],
  ['evil。example', 'evil example'],
  ['evil\u200b.\u200bexample', 'evil example'],
  ['Bela\r\n\r\nClique aqui', 'Bela Clique aqui'],
])('%j stands in a mail as %j', (name, written) => {
  expect(withoutLinks(name)).toBe(written);
});
