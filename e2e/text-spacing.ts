import type { Page } from '@playwright/test';

/** The spacing that a reader may set (WCAG 1.4.12). */
const WIDE_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/**
 * The dates, times and amounts of which a box or a field shows only part; and, with the letters set as wide as a reader may, the headings, buttons,
 * links and labels, or what reaches out of its own button. What scrolls is not cut; neither is a name in a table or with a title, which says it
 * whole, nor what opens the whole: a row, a list. A figure has no such excuse.
 */
export function cutWords(page: Page): Promise<string[]> {
  // In one go: a trip into the page for each step took longer than the steps.
  return page.evaluate((style) => {
    const MEANT =
      'h1, h2, h3, h4, button, a, label, legend, time, dt, th, [role=tab], [role=radio], [role=columnheader]';
    const EXEMPT = 'td, [title], [data-row-button], [role=combobox], [aria-hidden=true], [inert], .sr-only';
    const UNSEEN = '[aria-hidden=true], [inert], .sr-only';
    const FIGURE = /[−-]?(\p{Sc}|R\$)?\s?\d+([.,/:]\d+)+/gu;
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
    function look(parts: (text: Text, element: Element) => { index: number; length: number }[]) {
      const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        const element = text.parentElement;
        if (!text.data.trim() || !element?.checkVisibility({ visibilityProperty: true })) continue;
        for (const { index, length } of parts(text, element)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + length);
          if (isCut(range, element)) found.push(`${element.localName} "${text.data}"`);
        }
      }
    }

    look((text, element) =>
      element.closest(UNSEEN)
        ? []
        : [...text.data.matchAll(FIGURE)].map(({ index, 0: { length } }) => ({ index, length })),
    );
    for (const field of place.querySelectorAll('input')) {
      const isFigure = field.checkVisibility() && field.value.search(FIGURE) >= 0 && !field.closest(UNSEEN);
      if (isFigure && field.scrollWidth > field.clientWidth + SLACK) found.push(`input "${field.value}"`);
    }
    const wide = new CSSStyleSheet();
    wide.replaceSync(style);
    document.adoptedStyleSheets = [wide];
    look((text, element) =>
      element.closest(MEANT) && !element.closest(EXEMPT) ? [{ index: 0, length: text.length }] : [],
    );
    document.adoptedStyleSheets = [];
    return found;
  }, WIDE_SPACING);
}
