import type { Page } from '@playwright/test';

/**
 * The texts that lie beyond the window, or beyond the edge of a card, a button or what else holds them. That more can be
 * scrolled to the side is expected of tables and listings alone (SHE-105).
 */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Edges = Pick<DOMRect, 'left' | 'right' | 'bottom'>;
    const TOLERANCE_PX = 1;
    const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
    const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
    /** The edges around this, from within, up to what scrolls it, cuts it with a mark, or hides it from sight alone. */
    const edgesAround = (element: Element): Edges[] => {
      const around: Edges[] = [];
      let isScrolledUp = false;
      for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY, textOverflow, clipPath, webkitLineClamp, display } = getComputedStyle(at);
        const { left, right, bottom, width } = at.getBoundingClientRect();
        const isMarked = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
        const isListing = at.querySelector(':is(table, [role=table])') !== null || at.matches('pre');
        if (isMarked || (scrolls(overflowX) && isListing) || clipPath !== 'none' || width <= 1) return around;
        isScrolledUp ||= scrolls(overflowY);
        const isControl = at.matches('a, button') && display !== 'inline';
        if (hides(overflowX) || hides(overflowY) || scrolls(overflowX) || isControl)
          around.push({ left, right, bottom: isScrolledUp ? Infinity : bottom });
      }
      return [...around, { left: 0, right: innerWidth, bottom: Infinity }];
    };
    const faults: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const around = text.parentElement;
      if (!text.nodeValue?.trim() || !around?.checkVisibility({ contentVisibilityAuto: true })) continue;
      // What a text area began with: it shows its value, and scrolls it.
      if (around.matches('textarea')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, bottom, width } = range.getBoundingClientRect();
      // One letter to a line.
      const isSqueezed =
        text.nodeValue.trim().length > 3 && width < Number.parseFloat(getComputedStyle(around).fontSize);
      const isBeyond = edgesAround(around).some(
        (edges) =>
          right > edges.right + TOLERANCE_PX ||
          left < edges.left - TOLERANCE_PX ||
          bottom > edges.bottom + TOLERANCE_PX,
      );
      if (isSqueezed || isBeyond) faults.push(`${text.nodeValue} (${around.getAttribute('class')})`);
    }
    const { clientWidth, scrollWidth } = document.documentElement;
    return [...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : []), ...faults];
  });
