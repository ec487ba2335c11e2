import { button } from './parts.ts';
import { addLink, enter, pinField, renewLink } from './portal.ts';
import { browserIn, expect, expectAccessible, failing, test } from './salon.ts';

const UNKNOWN = '3f0c7a52-9d0e-4b5e-8a51-6f1d2c3b4a59';

test('a link that is none, or opens nothing, is told apart and says what to do', async ({ page }) => {
  for (const path of ['/portal/nada', '/portal/', '/portal/%20']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Token da URL inválido.' })).toBeVisible();
  }
  await expectAccessible(page);
  await page.goto(`/portal/${UNKNOWN}`);
  await expect(page.getByRole('heading', { name: 'Link inválido ou desativado.' })).toBeVisible();
  await expect(page.getByText('Peça um novo link ao salão.')).toBeVisible();
});

test('the PIN opens the portal, and a reload or leaving asks for it again: nothing of it is kept', async ({ page }) => {
  const link = await addLink(page.context());
  await page.goto(link.path);

  await test.step('the page says whose it is', async () => {
    await expect(page.getByRole('heading', { name: 'Olá, Camila' })).toBeVisible();
    await expect(page.getByText('Camila Rocha, Studio Jasmim')).toBeVisible();
    await expect(page).toHaveTitle('Studio Jasmim · Portal da equipe');
  });

  await test.step('only digits are taken, and the sixth sends them: a wrong PIN is said, and the field is empty again', async () => {
    await expect(pinField(page)).toBeFocused();
    await expect(pinField(page)).toHaveAttribute('inputmode', 'numeric');
    await page.keyboard.type('12a3-4');
    await expect(pinField(page)).toHaveValue('1234');
    await expect(button(page, 'Entrar')).toBeDisabled();
    await page.keyboard.type(link.pin.startsWith('123456') ? '8778' : '5678');
    await expect(page.getByRole('alert')).toHaveText('PIN inválido');
    await expect(pinField(page)).toHaveValue('');
    await expect(pinField(page)).toBeFocused();
    await expect(pinField(page)).toHaveAccessibleDescription('PIN inválido');
  });

  await test.step('the right one is pasted, however it is written, and opens', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const written = `PIN: ${link.pin.slice(0, 3)} ${link.pin.slice(3)}`;
    await page.evaluate((text) => navigator.clipboard.writeText(text), written);
    await page.keyboard.press('ControlOrMeta+V');
    await expect(page.getByRole('tab', { name: 'Agenda' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('neither token nor PIN is kept, or sent in an address', async () => {
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    );
    expect(kept).not.toContain(link.pin);
    expect(kept).not.toContain(link.token);
    const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(asked.filter((address) => address.includes(link.pin))).toEqual([]);
    expect(asked.filter((address) => new URL(address).search.includes(link.token))).toEqual([]);
  });

  await test.step('a reload asks again, and so does leaving', async () => {
    await page.reload();
    await expect(pinField(page)).toHaveValue('');
    await enter(page, link);
    await button(page, 'Sair').click();
    await expect(pinField(page)).toHaveValue('');
    await expect(pinField(page)).toBeFocused();
    await expect(page.getByRole('tablist')).toBeHidden();
  });
});

test('five wrong PINs lock the link, and the page says for how many minutes', async ({ page }) => {
  const link = await addLink(page.context());
  await page.goto(link.path);
  const wrong = link.pin === '000000' ? '000001' : '000000';
  for (let turn = 0; turn < 5; turn += 1) {
    await pinField(page).fill(wrong);
    await expect(page.getByRole('alert')).toHaveText('PIN inválido');
    await expect(pinField(page)).toHaveValue('');
  }
  await pinField(page).fill(link.pin);
  await expect(page.getByRole('alert')).toHaveText('Muitas tentativas. Tente novamente em 15 minutos.');
});

test('what cannot be asked is said, and asked again', async ({ page }) => {
  const link = await addLink(page.context());
  await failing(page, 'rpc/staff_portal_token_info');
  await page.goto(link.path);
  await expect(page.getByRole('alert')).toContainText('Erro ao carregar dados');
  await page.unroute('**/api/rpc/staff_portal_token_info');
  await button(page, 'Tentar de novo').click();
  await expect(page.getByRole('heading', { name: 'Olá, Camila' })).toBeVisible();

  // A server that could not look at the PIN keeps nobody from sending the same again.
  const validate = '**/api/rpc/staff_portal_validate';
  const sentence = 'Muita gente entrando agora. Tente de novo em instantes.';
  await failing(page, 'rpc/staff_portal_validate');
  await pinField(page).fill(link.pin);
  await expect(page.getByRole('alert')).toHaveText('Falha ao validar PIN');
  await expect(pinField(page)).toHaveValue(link.pin);
  await page.unroute(validate);
  await page.route(validate, (route) =>
    route.fulfill({ status: 503, json: { success: false, error: sentence, code: 'BUSY' } }),
  );
  await button(page, 'Entrar').click();
  await expect(page.getByRole('alert')).toHaveText(sentence);
  await expect(pinField(page)).toHaveValue(link.pin);
  await page.unroute(validate);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tablist')).toBeVisible();
});

test('a link that is replaced or ended locks the page at once, and all that it showed is gone', async ({ page }) => {
  const link = await addLink(page.context());
  await enter(page, link);
  const renewed = await renewLink(page.context(), link.staff);
  await expect(page.getByRole('heading', { name: 'Link inválido ou desativado.' })).toBeVisible();
  await expect(page.getByRole('tablist')).toBeHidden();

  await enter(page, renewed);
  await expect(page.getByRole('list')).toBeVisible();
  // Somebody else locks it: the page says so instead of showing on.
  const wrong = renewed.pin === '000000' ? '000001' : '000000';
  const data = { token: renewed.token, pin: wrong };
  // A right PIN begins the count anew, and the page sends it with each of its calls: until five came in a row, and none of its own among them.
  const seen = async () => {
    await page.request.post('/api/rpc/staff_portal_validate', { data });
    return page.getByRole('alert').textContent();
  };
  await expect.poll(seen, { intervals: [50] }).toBe('Muitas tentativas. Tente novamente em 15 minutos.');
  await expect(page.getByRole('tablist')).toBeHidden();
});

test('it speaks the salon’s language, whatever the browser’s, and the one that is chosen', async ({ page }) => {
  const link = await addLink(page.context());
  await browserIn(page, 'en-US');
  await page.goto(link.path);
  await expect(page.getByRole('heading', { name: 'Olá, Camila' })).toBeVisible();
  await page.getByLabel('Idioma').selectOption('English');
  await expect(page.getByRole('heading', { name: 'Hello, Camila' })).toBeVisible();
  await expect(page.locator('html[lang=en]')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Hello, Camila' })).toBeVisible();
  await pinField(page).fill(link.pin === '000000' ? '000001' : '000000');
  await expect(page.getByRole('alert')).toHaveText('Invalid PIN');
  await page.getByLabel('Language').selectOption('Español');
  await pinField(page).fill(link.pin);
  await expect(page.getByRole('tab', { name: 'Comisiones' })).toBeVisible();
  await page.getByLabel('Idioma').selectOption('Português');
  await expect(page.getByRole('tab', { name: 'Comissões' })).toBeVisible();
});

test('a phone can put it on its home screen, where it opens by the same link', async ({ page }) => {
  const link = await addLink(page.context());
  const answered = page.waitForResponse((response) => response.url().endsWith(link.path));
  await page.goto(link.path);
  const { 'referrer-policy': referrer, 'cache-control': cache } = (await answered).headers();
  expect([referrer, cache]).toEqual(['no-referrer', 'private, no-store']);
  const manifest = page.locator('link[rel=manifest]');
  await expect(manifest).toHaveAttribute('href', `${link.path}/manifest.webmanifest`);
  const { start_url, name, display, icons } = await (
    await page.request.get(`${link.path}/manifest.webmanifest`)
  ).json();
  expect({ start_url, name, display }).toEqual({ start_url: link.path, name: 'Studio Jasmim', display: 'standalone' });
  for (const { src } of icons) expect((await page.request.get(src)).headers()['content-type']).toBe('image/png');
});
