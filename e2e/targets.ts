import type { Page } from '@playwright/test';
import { expect } from './expect.ts';

/**
 * What can be pressed on a phone and is smaller than a fingertip, 44 by 44 pixels. A label counts with its box, and so does an edge that
 * reaches further than what is seen: it is found by touching around the middle. A link inside a sentence is as high as its line.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  // A row that came under the resting pointer lets touches through for a moment.
  await expect(page.locator('[data-moved]')).toHaveCount(0);
  return page.evaluate(() => {
    const ENOUGH = 43.5;
    const boxes = [...document.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]')];
    const place = boxes.findLast((box) => box.checkVisibility()) ?? document.body;
    const pressed =
      'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [role=radio], [role=tab]';

    const isInSentence = (element: Element) => getComputedStyle(element).display === 'inline';
    const isMeant = (element: HTMLElement) =>
      element.checkVisibility() &&
      element.offsetWidth > 1 &&
      !element.closest('[aria-hidden=true], [inert], .sr-only') &&
      !(element.matches('a') && isInSentence(element));

    /** How far it can be touched from its middle in both directions of a line. */
    function reach(element: HTMLElement, across: boolean): number {
      const { x, y, width, height } = element.getBoundingClientRect();
      const touches = (distance: number) => {
        const hit = document.elementFromPoint(
          x + width / 2 + (across ? distance : 0),
          y + height / 2 + (across ? 0 : distance),
        );
        return element.contains(hit);
      };
      let sum = 1;
      for (const direction of [-1, 1])
        for (let distance = 1; distance < 44 && touches(direction * distance); distance += 1) sum += 1;
      return sum;
    }

    return [...place.querySelectorAll<HTMLElement>(pressed)].filter(isMeant).flatMap((element) => {
      const label = element.matches('input, [role=radio]') ? element.closest('label') : null;
      const box = (label ?? element).getBoundingClientRect();
      if (Math.min(box.width, box.height) >= ENOUGH) return [];
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const width = Math.max(box.width, reach(element, true));
      const height = Math.max(box.height, reach(element, false));
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30);
      return Math.min(width, height) >= ENOUGH ? [] : [`${element.localName} "${name}" ${width} x ${height}`];
    });
  });
}
