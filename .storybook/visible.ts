import { expect } from 'storybook/test';

/**
 * How long a story waits for what it looks for: a busy machine, which prepares a page's
 * files as they are first asked for, must not make one fail.
 */
export const PATIENCE_MS = 20_000;

const isVisible = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

const until = async (holds: () => boolean): Promise<boolean> => {
  // Not by performance.now, which a story may hold.
  const end = Date.now() + PATIENCE_MS;
  while (!holds()) {
    if (Date.now() >= end) return false;
    await new Promise(requestAnimationFrame);
  }
  return true;
};

/**
 * `await expect(element).toBeVisible()` waits until it can be seen: what was opened is in the document before its place is
 * known, and out of sight until then.
 */
expect.extend({
  async toBeVisible(element: Element) {
    // Undefined, not false, where nothing is negated.
    const isNot = this.isNot ?? false;
    const isSo = await until(() => isVisible(element) !== isNot);
    return {
      pass: isSo !== isNot,
      message: () => `expected this ${isNot ? 'not ' : ''}to be visible: ${element.outerHTML.slice(0, 200)}`,
    };
  },
});
