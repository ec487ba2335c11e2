import { expect, test } from 'vitest';
import { memberOf } from '#server/kernel/testing/members.ts';
import { rowId } from '#server/kernel/testing/sample-inputs.ts';
import { filledSalon, testServer } from '#server/test-server.ts';

const server = testServer();

test('the palette has what its reader could open', async () => {
  const owner = await filledSalon(server);
  const kinds = async (who: typeof owner) => {
    const [client, sale] = [rowId(owner.id, 'ana'), rowId(owner.id, 'venda')];
    const [visit, service, product] = [rowId(owner.id, 'hora'), rowId(owner.id, 'corte'), rowId(owner.id, 'shampoo')];
    const opened = `client.${client},sale.${sale},appointment.${visit},service.${service},product.${product}`;
    const { body } = await who.get(`/api/search/opened?opened=${opened}`);
    return Object.entries(body as Record<string, unknown[]>).flatMap(([kind, found]) => (found.length > 0 ? kind : []));
  };
  expect(await kinds(owner)).toEqual(['clients', 'appointments', 'services', 'products', 'sales']);
  expect(await kinds(await memberOf(server, owner, 'receptionist'))).toEqual(['clients', 'appointments', 'sales']);
  expect(await kinds(await memberOf(server, owner, 'professional'))).toEqual([]);
});
