import { expect } from 'storybook/test';

/** How long a story waits for what it looks for: a busy machine must not make one fail. */
export const PATIENCE_MS = 5_000;

const isVisible = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

const until = async (holds: () => boolean): Promise<void> => {
  const end = performance.now() + PATIENCE_MS;
  while (!holds() && performance.now() < end) await new Promise(requestAnimationFrame);
};

/**
 * `await expect(element).toBeVisible()` waits until it can be seen: what was opened is in the document before its place is
 * known, and out of sight until then.
 */
expect.extend({
  async toBeVisible(element: Element) {
    const { isNot } = this;
    await until(() => isVisible(element) !== isNot);
    return {
      pass: isVisible(element),
      message: () => `expected this ${isNot ? 'not ' : ''}to be visible: ${element.outerHTML.slice(0, 200)}`,
    };
  },
});
