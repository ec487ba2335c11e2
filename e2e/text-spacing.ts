import type { Page } from '@playwright/test';

/** The spacing that a reader may set (WCAG 1.4.12). */
export const WIDE_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** Not as a style element: the content security policy forbids those. */
export const spaceOut = (page: Page, style: string) =>
  page.evaluate((style) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets = [sheet];
  }, style);

/**
 * The headings, buttons, links, labels and dates of which a box shows only part, or that reach out of their own button. What scrolls is
 * not cut; neither is a name in a table or with a title, which says it whole, nor what opens the whole: a row, a list.
 */
export function cutWords(page: Page): Promise<string[]> {
  // In one go: a trip into the page for each step took longer than the steps.
  return page.evaluate((style) => {
    const wide = new CSSStyleSheet();
    wide.replaceSync(style);
    document.adoptedStyleSheets = [wide];
    const MEANT =
      'h1, h2, h3, h4, button, a, label, legend, time, dt, th, [role=tab], [role=radio], [role=columnheader]';
    const EXEMPT = 'td, [title], [data-row-button], [role=combobox], [aria-hidden=true], [inert], .sr-only';
    const SLACK = 1.5;
    const boxes = [...document.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]')];
    const place = boxes.findLast((box) => box.checkVisibility()) ?? document.body;

    function isCut(text: Range, from: Element): boolean {
      const rects = [...text.getClientRects()];
      const isOutside = (box: DOMRect, across: boolean) =>
        rects.some((rect) =>
          across
            ? rect.left < box.left - SLACK || rect.right > box.right + SLACK
            : rect.top < box.top - SLACK || rect.bottom > box.bottom + SLACK,
        );
      const scrolled = { x: false, y: false };
      for (let box: Element | null = from; box; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const cuts = (overflow: string) => ['hidden', 'clip'].includes(overflow) || box.matches('button');
        // Only for screen readers.
        if (cuts(overflowX) && box.clientWidth <= 1) return false;
        const edges = box.getBoundingClientRect();
        if (!scrolled.x && cuts(overflowX) && isOutside(edges, true)) return true;
        if (!scrolled.y && cuts(overflowY) && isOutside(edges, false)) return true;
        scrolled.x ||= ['auto', 'scroll'].includes(overflowX);
        scrolled.y ||= ['auto', 'scroll'].includes(overflowY);
      }
      return false;
    }

    const found: string[] = [];
    const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      if (!texts.currentNode.textContent?.trim() || !element?.checkVisibility({ visibilityProperty: true })) continue;
      if (!element.closest(MEANT) || element.closest(EXEMPT)) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      if (isCut(range, element)) found.push(`${element.closest(MEANT)?.localName} "${texts.currentNode.textContent}"`);
    }
    document.adoptedStyleSheets = [];
    return found;
  }, WIDE_SPACING);
}
