// What a person does in a browser: reads, presses and types.
import { expect } from '@playwright/test';
import { type Found, findIn, type Name, type Role, wanted } from './find.ts';
import type { Tab } from './tab.ts';

/** The keys that have no letter, as WebDriver numbers them. */
export const KEYS = {
  arrowDown: '\uE015',
  control: '\uE009',
  end: '\uE010',
  enter: '\uE007',
  escape: '\uE00C',
  shift: '\uE008',
  tab: '\uE004',
} as const;

/** For both browsers: a busy machine must not make a walk fail. */
const PATIENCE = { timeout: 20_000, intervals: [50, 100, 200] };

const TABS_MAX = 60;

export type User = ReturnType<typeof createUser>;

export const createUser = (tab: Tab, base: string) => {
  const find = (role: Role, name?: Name, inDialog = false): Promise<Found[]> =>
    tab.run(findIn, wanted(role, name, inDialog), false);

  /** Waits until it is there; returns the first. */
  const see = async (role: Role, name?: Name, inDialog = false): Promise<Found> => {
    let found: Found | undefined;
    await expect(async () => {
      [found] = await find(role, name, inDialog);
      expect(found, `${role} ${name ?? ''}`).toBeDefined();
    }).toPass(PATIENCE);
    return found as Found;
  };

  /** Waits until the first one is so: what is typed or has the focus comes back a moment later. */
  const shows = (role: Role, name: Name | undefined, state: Partial<Found>): Promise<void> =>
    expect(async () => expect((await find(role, name))[0] ?? {}).toMatchObject(state)).toPass(PATIENCE);

  const gone = (role: Role, name?: Name): Promise<void> =>
    expect(async () => expect(await find(role, name)).toEqual([])).toPass(PATIENCE);

  const at = (address: RegExp): Promise<void> =>
    expect(async () => expect(await tab.run(() => location.href)).toMatch(address)).toPass(PATIENCE);

  /** Two frames: what moves has moved. */
  const frames = (): Promise<null> =>
    tab.run(
      () =>
        new Promise<null>((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)));
        }),
    );

  /** Presses what stands still, is not covered and waits for nothing. */
  const press = async (role: Role, name?: Name, inDialog = false): Promise<void> => {
    let where: Found | undefined;
    await expect(async () => {
      const [before] = await tab.run(findIn, wanted(role, name, inDialog), true);
      await frames();
      const [found] = await find(role, name, inDialog);
      expect(found?.isFree, `${role} ${name ?? ''}, where ${found?.hit} is`).toBe(true);
      expect([found?.x, found?.y]).toEqual([before?.x, before?.y]);
      where = found;
    }).toPass(PATIENCE);
    const { x, y } = where as Found;
    await tab.act({
      type: 'pointer',
      id: 'mouse',
      actions: [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    });
  };

  /** Presses keys one after the other, while others are held. */
  const keys = (values: Iterable<string>, held: readonly string[] = []): Promise<void> =>
    tab.act({
      type: 'key',
      id: 'keyboard',
      actions: [
        ...held.map((value) => ({ type: 'keyDown' as const, value })),
        ...[...values].flatMap((value) => [
          { type: 'keyDown' as const, value },
          { type: 'keyUp' as const, value },
        ]),
        ...held.map((value) => ({ type: 'keyUp' as const, value })),
      ],
    });

  /** Types over what a field has. */
  const fill = async (role: Role, name: Name, text: string, inDialog = false): Promise<void> => {
    await expect(async () => {
      await press(role, name, inDialog);
      expect((await find(role, name, inDialog))[0]?.isFocused).toBe(true);
    }).toPass(PATIENCE);
    await keys('a', [KEYS.control]);
    await keys(text);
  };

  /** The next focus is where it can be seen; returns what it is on. */
  const tabOn = async (): Promise<string> => {
    await keys([KEYS.tab]);
    return tab.run(() => {
      const { activeElement: element } = document;
      if (!(element instanceof HTMLElement) || element === document.body) return 'nothing';
      // The frame of a field has the ring, or the label of a control that it draws.
      const hasRing = (part: Element): boolean => {
        const { outlineStyle, outlineWidth } = getComputedStyle(part);
        return (
          (outlineStyle !== 'none' && outlineWidth !== '0px') ||
          (part.parentElement !== null && hasRing(part.parentElement))
        );
      };
      const isShown = hasRing(element);
      const name = element.getAttribute('aria-label') ?? element.innerText ?? '';
      return `${isShown ? '' : 'without a ring: '}${name.replaceAll(/\s+/g, ' ').trim() || element.id || element.tagName}`;
    });
  };

  /** Goes on until the focus is there. */
  const tabTo = async (role: Role, name: Name): Promise<void> => {
    for (let tabs = 0; tabs < TABS_MAX; tabs += 1) {
      if ((await see(role, name)).isFocused) return;
      expect(await tabOn()).not.toContain('without a ring');
    }
    throw new Error(`The focus did not reach ${role} ${name} in ${TABS_MAX} tabs`);
  };

  return {
    tab,
    tabTo,
    find,
    see,
    shows,
    gone,
    at,
    press,
    keys,
    fill,
    tabOn,
    open: (address: string) => tab.open(new URL(address, base).href),
    /** The app has taken the page over that the server rendered. */
    taken: () =>
      expect(async () =>
        expect(await tab.run(() => document.documentElement.hasAttribute('data-prerendered'))).toBe(false),
      ).toPass(PATIENCE),
    /** Everything that comes later is there. */
    settled: () =>
      expect(async () =>
        expect(await tab.run(() => document.querySelectorAll('[class*=skeleton], [aria-busy=true]').length)).toBe(0),
      ).toPass(PATIENCE),
    /** What makes the page wider than the window: each part that ends beyond it, and by how much. */
    tooWide: () =>
      tab.run(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        if (scrollWidth <= clientWidth) return [];
        const ends = Array.from(document.body.querySelectorAll('*'), (part) => ({
          part,
          beyond: Math.round(part.getBoundingClientRect().right - clientWidth),
        }));
        return ends
          .filter(({ beyond }) => beyond > 0)
          .map(
            ({ part, beyond }) => `${part.tagName}.${part.className}: ${beyond} px, ${part.textContent.slice(0, 40)}`,
          );
      }),
  };
};
