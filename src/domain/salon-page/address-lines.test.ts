import { expect, test } from 'vitest';
import { addressLines } from './address-lines.ts';

test.each([
  ['Rua das Glicínias, 128, Vila Mariana, São Paulo', 'Rua das Glicínias, 128', 'Vila Mariana, São Paulo'],
  ['Rua das Acácias, 214 - Vila Mariana - São Paulo', 'Rua das Acácias, 214', 'Vila Mariana, São Paulo'],
  ['Rua das Acácias, 214\nVila Mariana, São Paulo\n', 'Rua das Acácias, 214', 'Vila Mariana, São Paulo'],
  ['12 Grafton Street, Dublin', '12 Grafton Street', 'Dublin'],
  ['Na praça', 'Na praça', ''],
  ['', '', ''],
])('%j is %j in %j', (address, street, place) => expect(addressLines(address)).toEqual({ street, place }));
