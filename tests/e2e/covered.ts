// What a bar at the foot of the window covers.
import type { Page } from '@playwright/test';

/**
 * The texts and controls of a page that lie under a bar at the foot of the window: at the end of the page, where nothing can be
 * scrolled further, and where they have the focus. Where `always` is set, at each position in between, too.
 */
export const coveredOn = (page: Page, { always = false } = {}): Promise<string[]> =>
  page.evaluate(async (isAlways) => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    await drawn();
    // Nothing behind a dialog can be reached; what lies under its own buttons has a test with the dialogs.
    if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return [];
    const bars = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
      const { position, bottom } = getComputedStyle(element);
      return (position === 'fixed' || position === 'sticky') && bottom !== 'auto' && Number.parseFloat(bottom) >= 0;
    });
    const footBars = () =>
      bars.filter((bar) => {
        const { top, bottom, height } = bar.getBoundingClientRect();
        // It ends at the foot of the window, or above another bar that does; what fills the window is none.
        return (
          height > 0 &&
          top > innerHeight / 2 &&
          bottom > innerHeight - 200 &&
          getComputedStyle(bar).pointerEvents !== 'none'
        );
      });
    if (footBars().length === 0) return [];
    const isUnder = ({ top, bottom, left, right, width, height }: DOMRect, bar: Element): boolean => {
      const edge = bar.getBoundingClientRect();
      const isBeside = right <= edge.left + 1 || left >= edge.right - 1;
      return width > 1 && height > 1 && !isBeside && bottom > edge.top + 1 && top < edge.bottom - 1;
    };
    const found = new Set<string>();
    const note = (where: string, owner: Element, rects: Iterable<DOMRect>): void => {
      for (const bar of footBars()) {
        if (bar.contains(owner)) continue;
        for (const rect of rects)
          if (isUnder(rect, bar)) found.add(`${where}: ${(owner.textContent || owner.outerHTML).trim().slice(0, 60)}`);
      }
    };
    const noteTexts = (where: string): void => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (walker.nextNode()) {
        const owner = walker.currentNode.parentElement;
        if (!owner || !walker.currentNode.textContent?.trim() || !owner.checkVisibility({ visibilityProperty: true }))
          continue;
        // What opens for a moment is above the bars.
        if (owner.closest('[role="listbox"]')) continue;
        range.selectNodeContents(walker.currentNode);
        note(where, owner, range.getClientRects());
      }
    };
    const goTo = async (top: number): Promise<void> => {
      scrollTo({ top, behavior: 'instant' });
      await drawn();
    };
    const end = document.documentElement.scrollHeight;
    if (isAlways)
      for (let top = 0; top < end; top += innerHeight / 4) {
        await goTo(top);
        noteTexts('on the way');
      }
    await goTo(end);
    noteTexts('at the end');
    for (const control of document.querySelectorAll<HTMLElement>('main :is(a, button, input, textarea)')) {
      if (!control.checkVisibility() || control.closest('[inert]')) continue;
      control.focus();
      await drawn();
      if (document.activeElement === control) note('with the focus', control, [control.getBoundingClientRect()]);
    }
    return [...found];
  }, always);
