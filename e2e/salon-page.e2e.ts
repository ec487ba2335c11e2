import { randomUUID } from 'node:crypto';
import { openSalon } from './booking.ts';
import { alert, button, confirmed, contains, said, status } from './parts.ts';
import { letterFile, photoFile } from './pictures.ts';
import { call, expect, expectAccessible, signUp, test, visitorTest } from './salon.ts';
import { publishPage } from './salon-page.ts';

test('an owner chooses an address, fills the page and prints its poster; a visitor reads it and books', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const name = `studio-${randomUUID().slice(0, 8)}`;
  const taken = (await publishPage({ request: page.request })).replace('/s/', '');
  // Now another salon has it.
  await signUp(context);
  await page.goto('/configuracoes/pagina');
  const field = page.getByLabel('Nome no endereço');

  await test.step('the name is suggested, and what cannot be is said beside the field', async () => {
    await expect(field).toHaveValue(/^studio-jasmim/);
    await expect(page.getByText('Não publicada', { exact: true })).toBeVisible();
    await field.fill('Admin');
    await button(page, 'Salvar').click();
    await said(field, 'Este nome é reservado');
    await field.fill(taken);
    await expect(status(page, 'Este nome não está livre')).toBeVisible();
    const free = page.getByRole('button', { name: /^Usar studio-/ }).first();
    await button(page, 'Salvar').click();
    await said(field, 'Outro salão já tem este nome');
    await expectAccessible(page);
    await free.click();
    await expect(status(page, 'Este nome está livre.')).toBeVisible();
    await field.fill(name.toUpperCase());
    await expect(page.getByText(`/s/${name}`)).toBeVisible();
  });

  await test.step('the page is published with its texts', async () => {
    await page.getByLabel('Publicar a página').check();
    await page.getByLabel('Sobre o salão').fill('Cabelo e unhas na mesma casa.');
    await page.getByLabel('Instagram').fill('https://www.instagram.com/Studio.Jasmim/');
    // A text is typed nowhere else: leaving it asks.
    await page.getByRole('link', { name: 'Configurações do salão' }).click();
    await button(page, 'Continuar editando').click();
    await confirmed(button(page, 'Salvar'), 'Página salva!');
    await expect(page.getByText('Publicada', { exact: true })).toBeVisible();
    await confirmed(button(page, 'Copiar link'), 'Link copiado!');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${new URL(page.url()).origin}/s/${name}`);
  });

  await test.step('pictures are stored as they are chosen, and put in order by key', async () => {
    await page.getByLabel('Escolher capa').setInputFiles(await photoFile());
    await expect(page.getByRole('img', { name: 'Capa atual' })).toBeVisible();
    await page.getByLabel('Escolher logo').setInputFiles(letterFile);
    await expect(alert(page, 'não é uma foto que se possa ler')).toBeVisible();
    await page.getByLabel('Adicionar foto').setInputFiles([await photoFile('1.jpg'), await photoFile('2.jpg')]);
    const second = page.getByLabel('O que a foto 2 mostra');
    await second.fill('Mechas loiras');
    await second.press('Enter');
    await expect(status(page, 'Texto salvo!')).toBeVisible();
    await page.getByRole('button', { name: 'Mover a foto 2 para antes' }).press('Enter');
    await expect(page.getByLabel('O que a foto 1 mostra')).toHaveValue('Mechas loiras');
    await expect(page.getByRole('button', { name: 'Mover a foto 1 para antes' })).toBeFocused();
    await page.getByRole('button', { name: 'Remover a foto 2' }).click();
    await expect(page.getByLabel('O que a foto 2 mostra')).toHaveCount(0);
    await expect(page.getByLabel('O que a foto 1 mostra')).toBeFocused();
    await expectAccessible(page);
  });

  await test.step('the poster is one sheet with the code of the short address', async () => {
    await page.getByRole('link', { name: 'Cartaz com QR code' }).click();
    await contains(page.getByRole('article', { name: 'Cartaz' }), 'Studio Jasmim', 'Agende seu horário', `/s/${name}`);
    await expect(page.getByRole('img', { name: 'QR code da página do salão' })).toBeVisible();
    const paper = (await page.pdf({ preferCSSPageSize: true, format: 'A4' })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
    await page.goto('/agenda/online');
    await expect(page.getByRole('link', { name: new RegExp(`/s/${name}$`) })).toBeVisible();
  });

  await test.step('under another name the old one leads on; not published, there is nothing', async () => {
    await call(page, 'put', 'salon-page', await settingsOf(page, { name: `${name}-dois` }));
    await page.goto(`/s/${name}`);
    await expect(page).toHaveURL(new RegExp(`/s/${name}-dois$`));
    await expect(page.getByRole('heading', { level: 1, name: 'Studio Jasmim' })).toBeVisible();
    await call(page, 'put', 'salon-page', await settingsOf(page, { is_published: false }));
    const answer = await page.request.get(`/s/${name}-dois`);
    expect(answer.status()).toBe(404);
  });
});

async function settingsOf(page: Parameters<typeof call>[0], changes: object) {
  const { settings } = await call(page, 'get', 'salon-page');
  const { old_names: _, version: __, ...form } = settings;
  return { ...form, ...changes };
}

visitorTest('a visitor reads the page, and books a service from it', async ({ page, request }) => {
  const salon = await openSalon(request, { business_name: 'Studio Jasmim' });
  const path = await publishPage(
    { request },
    { about: 'Desde 2014.', instagram: '@studiojasmim', whatsapp: '+5511999990000' },
  );
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Studio Jasmim');
  await contains(page.getByRole('main'), 'Desde 2014.', 'Camila Rocha', 'Cabeleireira', 'R$', 'Horários', 'hoje');
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', 'https://wa.me/5511999990000');
  await expect(page.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
    'href',
    'https://www.instagram.com/studiojasmim/',
  );
  const described = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(described).toMatchObject({ '@type': 'HairSalon', name: 'Studio Jasmim' });
  await expectAccessible(page);

  await visitorTest.step('the name stands below the cover, whatever the window’s width', async () => {
    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const name = await page.getByRole('heading', { level: 1 }).boundingBox();
      const cover = await page.locator('#root > div').first().boundingBox();
      expect(name?.y, `${width}`).toBeGreaterThanOrEqual((cover?.y ?? 0) + (cover?.height ?? 0));
    }
  });

  await visitorTest.step('a category at a time, by mouse and by key', async () => {
    await expect(page.getByRole('link', { name: 'Agendar Manicure' })).toBeHidden();
    await page.locator('label', { hasText: 'Unha' }).click();
    await expect(page.getByRole('link', { name: 'Agendar Manicure' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Agendar Escova' })).toBeHidden();
    await page.getByRole('radio', { name: 'Unha' }).press('ArrowLeft');
    await expect(page.getByRole('link', { name: 'Agendar Escova' })).toBeVisible();
  });

  await visitorTest.step('the service is chosen already, and removed it stays removed', async () => {
    await page.getByRole('link', { name: 'Agendar Escova' }).click();
    await expect(page).toHaveURL(salon.path);
    const remove = page.getByRole('button', { name: 'Remover Escova' }).first();
    await expect(remove).toBeVisible();
    await remove.click();
    await expect(page.getByRole('button', { name: 'Adicionar Escova' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Adicionar Escova' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remover Escova' })).toHaveCount(0);
  });
});

visitorTest.describe(() => {
  visitorTest.use({ expectedComplaints: /404/ });

  visitorTest('at a name that nobody has, the page says that there is no such salon', async ({ page }) => {
    const answer = await page.goto('/s/nao-ha-ninguem-com-este-nome');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Salão não encontrado' })).toBeVisible();
  });
});
