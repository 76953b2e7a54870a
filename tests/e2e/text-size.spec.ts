// Text of twice the size, and a tablet's width: on no screen does anything run out of the window, or is cut (WCAG 1.4.4).
import { expect, type Page, test } from '@playwright/test';
import { screens, storageOf } from '../faults/screens.ts';
import { newSeller } from '../faults/seller.ts';
import { giveSession } from './give-session.ts';
import { pageHeading } from './page-heading.ts';

/** Width of the window in px, and size of the text in percent. The first is how the page is loaded. */
const looks = [
  [1280, 200],
  [390, 200],
  [768, 100],
] as const;

const softly = expect.configure({ soft: true });

/** The texts that lie beyond the window, or beyond the edge of a card, a button or what else holds them. */
const faultsOf = (page: Page): Promise<string[]> =>
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

test('nothing is cut or runs out of the window with text of twice the size, or at 768 px', async ({
  page,
  baseURL: url = '',
}) => {
  const seller = await newSeller(url);
  await giveSession(page.context(), url, seller);
  await page.context().addCookies([{ name: 'language', value: 'de', url }]);
  const [[width, percent]] = looks;
  await page.addInitScript(
    ({ kept, size }) => {
      for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
      new MutationObserver((_, observer) => {
        document.documentElement.style.setProperty('font-size', size);
        observer.disconnect();
      }).observe(document, { childList: true });
    },
    { kept: storageOf(seller), size: `${percent}%` },
  );
  for (const { name, address } of screens) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(address(seller));
    await expect(pageHeading(page)).toBeVisible();
    await expect(page.locator('[aria-busy=true], [class*=_skeleton_]')).toHaveCount(0);
    for (const [width, percent] of looks) {
      // The text first, as a browser has its size before a page comes up: a long list measures its rows for each width.
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', `${size}%`), percent);
      await page.setViewportSize({ width, height: 800 });
      // Some parts are measured first, and laid out a frame later.
      await softly.poll(() => faultsOf(page), `${name}, ${width} px, ${percent} %`).toEqual([]);
    }
  }
});
