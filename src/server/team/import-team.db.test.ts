import { expect, test } from 'vitest';
import type { TeamMember } from '#contract/team/operations.ts';
import { PASTELS } from '#domain/team/colours.ts';
import { perTest } from '#server/kernel/testing/per-test.ts';
import { signedUp, testServer } from '#server/test-server.ts';

const server = testServer();
const owner = perTest(() => signedUp(server));

const row = (nome: string, changes: object = {}) => ({
  nome,
  funcao: 'Manicure',
  email: '',
  telefone: '',
  comissao_percentual: 40,
  product_commission_percent: null,
  ...changes,
});
const importing = (rows: object[]) => owner.post('/api/team/import', { rows });
const team = async () => {
  const { rows } = (await owner.get('/api/team')).body as { rows: TeamMember[] };
  return rows.filter(({ funcao }) => funcao === 'Manicure');
};

test('professionals are imported as their form would save them, active, each with the next colour', async () => {
  const answer = await importing([
    row('ana da silva', { email: ' ANA@Example.com ', product_commission_percent: 10 }),
    row('Bia', { telefone: '+5511988887777', comissao_percentual: null }),
  ]);
  expect(answer, answer.text).toMatchObject({ status: 200, body: { imported: 2, known: [] } });
  expect(await team()).toMatchObject([
    {
      nome: 'Ana da Silva',
      email: 'ana@example.com',
      comissao_percentual: 40,
      product_commission_percent: 10,
      ativo: true,
    },
    { nome: 'Bia', telefone: '+5511988887777', comissao_percentual: null, product_commission_percent: 0 },
  ]);
  // The owner, whom the sign-up made, has one already.
  expect((await team()).map(({ color }) => color)).toEqual([PASTELS[1], PASTELS[2]]);
});

test('who is in the team is left out and named: the same e-mail or phone, or the same name where one has neither', async () => {
  await importing([row('Ana', { email: 'ana@example.com' }), row('Bia', { telefone: '+5511988887777' }), row('Caio')]);
  const file = [
    row('Outra', { email: 'ana@example.com' }),
    row('Bia Lima', { telefone: '+5511988887777' }),
    row('ÁNA'),
    row('caio', { email: 'caio@example.com' }),
    row('Ana', { email: 'ana.outra@example.com' }),
  ];
  const known = [
    { row: 0, name: 'Ana' },
    { row: 1, name: 'Bia' },
    { row: 2, name: 'Ana' },
    { row: 3, name: 'Caio' },
  ];
  const check = await owner.post('/api/team/import/check', { rows: file });
  expect(check, check.text).toMatchObject({ status: 200, body: { known } });
  expect(await importing(file)).toMatchObject({ body: { imported: 1, known } });
});

test('there is one owner: a row that says to be her is refused, and nobody is imported', async () => {
  expect(await importing([row('Ana'), row('Helena', { funcao: 'PROPRIETARIA' })])).toMatchObject({
    status: 422,
    body: { data: { fields: { 'rows.1.funcao': 'team:errors.ownerInFile' } } },
  });
  expect(await team()).toEqual([]);
});

test('the history has one line that holds everybody', async () => {
  await importing([row('Ana'), row('Bia')]);
  const { rows } = await server.admin.query(
    `select action, jsonb_path_query_array(after, '$.team[*].nome') as names from history
     where user_id = $1 and entity = 'staff' and action = 'import'`,
    [owner.id],
  );
  expect(rows).toEqual([{ action: 'import', names: ['Ana', 'Bia'] }]);
});

test('ten thousand people are previewed and imported, also where all have one name', { timeout: 60_000 }, async () => {
  const file = Array.from({ length: 10_000 }, (_, index) => row('Ana', { email: `ana${index}@example.com` }));
  expect(await importing(file)).toMatchObject({ status: 200, body: { imported: 10_000 } });
  const again = await owner.post('/api/team/import/check', { rows: file });
  expect((again.body as { known: unknown[] }).known).toHaveLength(10_000);
});
