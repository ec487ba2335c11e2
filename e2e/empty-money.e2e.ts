import { expect, test } from './salon.ts';
import { button } from './services.ts';

test('in a new salon the money screens say what will be there, and count nothing out of nothing', async ({
  page,
  salon: _,
}) => {
  const main = page.getByRole('main');
  await page.goto('/financeiro/receber');
  await expect(main).toContainText('Nenhuma venda');
  await expect(main).toContainText('Nada foi recebido neste mês');
  await page.goto('/financeiro/pagar');
  await expect(main.getByRole('region', { name: 'Resumo' })).toContainText(
    /Nenhuma conta.*Nenhuma conta antes de hoje/,
  );
  await page.goto('/financeiro/custos-fixos');
  const cards = main.getByRole('region', { name: 'Resumo do mês' });
  await expect(cards).toContainText('Nenhum custo');
  await expect(cards).not.toContainText('0 de 0');
  await page.goto('/relatorios');
  await expect(main).toContainText('Nenhum cliente atendido');
  await expect(main).toContainText('Nenhum produto com estoque baixo');

  for (const report of [
    'entrada-saida',
    'resultado',
    'servicos',
    'profissionais',
    'salao-parceiro',
    'ocupacao',
    'clientes',
    'estoque',
  ]) {
    await test.step(report, async () => {
      await page.goto(`/relatorios/${report}`);
      await expect(main).toContainText('Nada neste período');
      await expect(button(page, 'Exportar CSV')).toHaveAttribute('aria-disabled', 'true');
      await expect(main.getByRole('slider')).toHaveCount(0);
    });
  }
});
