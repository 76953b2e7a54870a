import type { Page } from '@playwright/test';

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** Everything that moved on its own since the page was loaded: how much, what, and from where to where. */
export const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
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
          told.push(...(entries as Shift[]).filter(({ hadRecentInput }) => !hadRecentInput).map(tell));
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
  );
