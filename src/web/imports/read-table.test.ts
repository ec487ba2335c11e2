import { expect, test } from 'vitest';
import { readTable } from './read-table.ts';

const file = (...bytes: BlobPart[]) => new File(bytes, 'clientes.csv');
const table = [
  ['nome', 'telefone'],
  ['Conceição', '11'],
];

test.each([
  ['UTF-8', file('nome;telefone\nConceição;11')],
  ['UTF-8 with its mark', file(new Uint8Array([0xef, 0xbb, 0xbf]), 'nome;telefone\nConceição;11')],
  ['windows-1252', file('nome;telefone\nConcei', new Uint8Array([0xe7, 0xe3]), 'o;11')],
  ['UTF-16', file(Buffer.from('\u{FEFF}nome\ttelefone\r\nConceição\t11', 'utf16le'))],
])('a file in %s is read', async (_, file) => {
  expect(await readTable(file)).toEqual(table);
});

test('what is no text is no table', async () => {
  expect(await readTable(file('PK', new Uint8Array([3, 4, 0, 0, 0xff, 0xfe])))).toBeNull();
});

test('an empty file and one of headings alone are tables, whose rows are counted elsewhere', async () => {
  expect(await readTable(file(''))).toEqual([]);
  expect(await readTable(file('nome;telefone\r\n'))).toEqual([['nome', 'telefone']]);
});

test('a hundred thousand columns are read, to be refused for their number', async () => {
  const [row] = (await readTable(file(Array(100_000).fill('x').join(';')))) ?? [];
  expect(row).toHaveLength(100_000);
});

test('a file that no salon has is not even looked at', async () => {
  expect(await readTable(file(new Uint8Array(20 * 1024 * 1024 + 1)))).toBeNull();
});
