import * as domMatchers from '@testing-library/jest-dom/matchers';
import { expect } from 'storybook/test';

/**
 * How long a story waits for what it looks for: a busy machine, which prepares a page's
 * files as they are first asked for, must not make one fail.
 */
export const PATIENCE_MS = 20_000;

type Outcome = { pass: boolean; message: () => string };
type Matcher = (element: Element, ...expected: unknown[]) => Outcome;

/** Asks the browser: Testing Library's own reads the style of every ancestor. */
const toBeVisible = (element: Element): Outcome => ({
  pass: element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  message: () => `this is expected to be seen, or not to be: ${element.outerHTML.slice(0, 200)}`,
});

/**
 * Lets `await expect(element).toHaveAttribute(…)` wait until it holds, as Playwright's matchers do: an element is in the
 * document before its place is known, and a toast before the field beneath it is unlocked.
 */
const patient = (matcher: Matcher) =>
  async function matchInTime(this: { isNot?: boolean }, element: Element, ...expected: unknown[]): Promise<Outcome> {
    // Undefined, not false, where nothing is negated.
    const isNot = this.isNot ?? false;
    // Not by performance.now, which a story may hold.
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      const outcome = matcher.call(this, element, ...expected);
      // An element that has been replaced stays as it was; `waitFor` looks for its successor.
      if (outcome.pass !== isNot || !element.isConnected || Date.now() >= end) return outcome;
      await new Promise(requestAnimationFrame);
    }
  };

const matchers = { ...domMatchers, toBeVisible } as Record<string, Matcher>;
expect.extend(Object.fromEntries(Object.entries(matchers).map(([name, matcher]) => [name, patient(matcher)])));
