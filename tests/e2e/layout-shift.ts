import type { Page } from '@playwright/test';

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** Scores below it are of less than half a line of one small thing. */
const LEAST = 0.0001;

/**
 * Everything that moved on its own since the page was loaded: how much, what, and from where to where. A flag of a long
 * list that moves by half a line scores less than a ten-thousandth: the browser painted its row before it had read the
 * text beside it, as it may with any page that is longer than one piece of the network.
 */
export const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(
    (least) =>
      new Promise<string[]>((resolve) => {
        const place = ({ x, y, width, height }: DOMRect): string => [x, y, width, height].map(Math.round).join(' ');
        const name = (node: Node | null): string =>
          node instanceof Element ? `<${node.localName} class="${node.className}">` : (node?.textContent ?? 'gone');
        const tell = ({ value, sources }: Shift): string => {
          const moved = sources.map(
            (one) => `${name(one.node)} ${place(one.previousRect)} -> ${place(one.currentRect)}`,
          );
          return `${value.toFixed(4)}: ${moved.join(', ')}`;
        };
        const told: string[] = [];
        const add = (entries: PerformanceEntryList): void => {
          told.push(
            ...(entries as Shift[]).filter(({ hadRecentInput, value }) => !hadRecentInput && value >= least).map(tell),
          );
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            // Entries that were observed but not delivered yet count as well.
            add(observer.takeRecords());
            resolve(told);
          }),
        );
      }),
    LEAST,
  );
