import type { Page } from '@playwright/test';

/** The texts that lie beyond the window, or beyond the edge of a card, a button or what else holds them. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const TOLERANCE_PX = 1;
    const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
    const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
    /** The nearest around this that scrolls it, cuts it with a mark, or hides it from sight alone; undefined for none. */
    const holderOf = (element: Element): { isFine: boolean; edges: DOMRect } | undefined => {
      for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY, textOverflow, clipPath, webkitLineClamp, display } = getComputedStyle(at);
        const edges = at.getBoundingClientRect();
        const isMarked = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
        if (scrolls(overflowX) || isMarked || clipPath !== 'none' || edges.width <= 1) return { isFine: true, edges };
        const isControl = at.matches('a, button') && display !== 'inline';
        if (hides(overflowX) || hides(overflowY) || isControl) return { isFine: false, edges };
      }
      return undefined;
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
      const holder = holderOf(around);
      const edges = holder?.edges ?? { left: 0, right: innerWidth, bottom: Infinity };
      // One letter to a line.
      const isSqueezed =
        text.nodeValue.trim().length > 3 && width < Number.parseFloat(getComputedStyle(around).fontSize);
      const isBeyond =
        right > edges.right + TOLERANCE_PX || left < edges.left - TOLERANCE_PX || bottom > edges.bottom + TOLERANCE_PX;
      if (isSqueezed || (isBeyond && holder?.isFine !== true))
        faults.push(`${text.nodeValue} (${around.getAttribute('class')})`);
    }
    const { clientWidth, scrollWidth } = document.documentElement;
    return [...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : []), ...faults];
  });
