import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guessColumns } from '#domain/imports/columns.ts';
import { fatesOf } from '#domain/imports/fates.ts';
import { MOST_PUBLIC_SERVICES } from './defaults.ts';
import { offeredOnline, SERVICE_TABLE, serviceIdentity, serviceIn } from './import.ts';

const brazil = { country: 'BR', language: 'pt' } as const;
const cells = (changes: object = {}) => ({
  name: 'Corte feminino',
  category: 'Cabelo',
  duration: '1h',
  price: '120,00',
  description: '',
  commission: '',
  online: '',
  ...changes,
});
const none = {
  name: null,
  category: null,
  duration: null,
  price: null,
  description: null,
  commission: null,
  online: null,
};

describe('the columns of a list of services', () => {
  test.each([
    ['Portuguese', ['Serviço', 'Categoria', 'Duração (min)', 'Preço', 'Comissão (%)', 'Online'], [0, 1, 2, 3, 4, 5]],
    ['English', ['Category', 'Service name', 'Price', 'Duration', 'Commission', 'Bookable'], [1, 0, 3, 2, 4, 5]],
    ['Spanish', ['SERVICIO', 'CATEGORÍA', 'TIEMPO', 'IMPORTE', 'Comisión', 'Público'], [0, 1, 2, 3, 4, 5]],
  ])('are known by %s headings', (_, header, [name, category, duration, price, commission, online]) => {
    const columns = { ...none, name, category, duration, price, commission, online };
    expect(guessColumns([header, []], SERVICE_TABLE)).toEqual({ hasHeader: true, columns });
  });

  test('what it costs the salon, and what somebody earns with it, is not its price', () => {
    const header = ['Custo', 'Valor da comissão', 'Serviço', 'Valor'];
    expect(guessColumns([header, []], SERVICE_TABLE).columns).toMatchObject({ ...none, name: 2, price: 3 });
    expect(guessColumns([['Serviço', 'Preço de custo', 'Preço']], SERVICE_TABLE).columns.price).toBe(2);
  });

  test('or by what stands in them', () => {
    const rows = [
      ['Corte', 'Cabelo', 'R$ 80,00', '45 min'],
      ['Escova', 'Cabelo', '60,00', '1h'],
      ['Manicure', 'Unha', '35,00', '40 min'],
      ['Pedicure', 'Unha', '45,00', '50 min'],
    ];
    const columns = { ...none, name: 0, category: 1, price: 2, duration: 3 };
    expect(guessColumns(rows, SERVICE_TABLE)).toEqual({ hasHeader: false, columns });
  });
});

test('a row is read as the form has it', () => {
  expect(serviceIn(cells({ name: ' Corte  feminino', commission: '40%', online: 'não' }), brazil, 'Geral')).toEqual({
    name: 'Corte feminino',
    category: 'Cabelo',
    description: '',
    duration_minutes: 60,
    price: 12000,
    preco_variavel: false,
    commission_percent: 40,
    is_public: false,
  });
});

test('what a row leaves out has its default; the category is the one chosen for the file', () => {
  expect(serviceIn(cells({ category: '', duration: '', price: '' }), brazil, 'Geral')).toMatchObject({
    category: 'Geral',
    duration_minutes: 30,
    preco_variavel: true,
    is_public: true,
  });
});

test.each(['', 'A confirmar', 'a combinar', 'sob consulta', 'Variável', '-', 'on request', 'a convenir'])(
  'the price %j is agreed on later',
  (price) => expect(serviceIn(cells({ price }), brazil, '')).toMatchObject({ preco_variavel: true, price: 0 }),
);

test.each([
  [{ duration: 'meia hora' }, 'imports:errors.duration'],
  [{ online: 'talvez' }, 'imports:errors.online'],
])('%j is said to be unreadable', (changes, problem) => {
  expect(serviceIn(cells(changes), brazil, '')).toEqual({ problem });
});

test('two services are the same with the same name in the same category, whatever accents and capitals', () => {
  const rows = [
    { name: 'Depilação', category: 'Rosto' },
    { name: 'DEPILACAO', category: 'rosto' },
    { name: 'Depilação', category: 'Corpo' },
  ];
  const fates = fatesOf(
    rows.map((item) => ({ item })),
    serviceIdentity,
    new Map(),
  );
  expect(fates.map(({ kind }) => kind)).toEqual(['new', 'repeated', 'new']);
});

test('never more than 500 are offered online, the first ones; nothing else changes', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 700 }), fc.nat(600), (online, offered) => {
      const before = online.map((is_public, id) => ({ id, is_public }));
      const after = offeredOnline(before, offered);
      const count = after.filter(({ is_public }) => is_public).length;
      const asked = online.filter(Boolean).length;
      expect(count).toBe(Math.min(asked, Math.max(0, MOST_PUBLIC_SERVICES - offered)));
      expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
      expect(before.filter(({ is_public }) => is_public).slice(0, count)).toEqual(
        after.filter(({ is_public }) => is_public),
      );
    }),
  );
});
