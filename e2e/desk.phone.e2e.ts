import { PIN, setPin, turnOn } from './desk.ts';
import { button, dialog } from './parts.ts';
import { expect, expectAccessible, phone, test } from './salon.ts';

test.use(phone);

test('on a phone the desk is locked behind "Mais" and unlocked with a thumb', async ({ page, salon }) => {
  await setPin(page, salon.password);
  await turnOn(page, 60);
  await button(page, 'Mais').tap();
  await button(dialog(page, 'Mais'), 'Bloquear').tap();
  const lock = dialog(page, 'Quem está na recepção?');
  await expect(lock).toContainText('Digite seu PIN de 6 números');
  expect(await lock.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await expectAccessible(page);
  for (const digit of PIN) await button(lock, digit).tap();
  await expect(button(page, 'Mais')).toBeVisible();
  await expect(lock).toBeHidden();
});
