import type { Page } from '@playwright/test';

/** A file of these lines, for an import that is open. */
export async function chooseLines(page: Page, lines: readonly string[], name = 'lista.csv') {
  const buffer = Buffer.from(lines.join('\r\n'));
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });
}

/** Each outcome that a row may have, for looking at. */
export const LISTS = {
  services: [
    'Serviço;Categoria;Duração;Preço;Comissão;Online',
    'Corte feminino;Cabelo;1h;R$ 120,00;40%;sim',
    'CORTE FEMININO;cabelo;50 min;90,00;;',
    'Maquiagem;Maquiagem;1:30;a confirmar;;não',
    'Escova;Cabelo;meia hora;60,00;;',
    'Barba;;30;-5;;',
  ],
  team: [
    'Nome;Função;Celular;Email;Comissão',
    'Ana Souza;Cabeleireira;11 98888-7777;ana@example.com;40',
    'Ana S.;Manicure;11 98888-7777;;',
    'Helena Prado;Proprietária;;;',
    'Bia;;;bia;',
  ],
  products: [
    'Produto;Tipo;Unidade;Embalagem;Conteúdo;Estoque;Mínimo;Preço;Código de barras',
    'Xampu hidratante;Revenda;ml;frasco;250;6;2;59,90;7891234567895',
    'Luva;Uso interno;un;;;100;50;;',
    'Creme;Revenda;g;pote;;1;;20,00;',
    'Óleo;presente;;;;;;;',
  ],
} as const;
