const frame = (): Promise<void> => new Promise((resolve) => void requestAnimationFrame(() => resolve()));

/** Resolves when the rows of that place are there. */
export const scrollTo = async (top: number): Promise<void> => {
  window.scrollTo(0, top);
  await frame();
  await frame();
};

/** The row or card in the middle of the screen. */
export const middle = (): Element | null | undefined =>
  document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)?.closest('[role="row"], [role="listitem"]');

/** Adds up how far the page's content moves by itself until it is stopped. */
export const shifts = (): { stop: () => number } => {
  let score = 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) score += (entry as PerformanceEntry & { value: number }).value;
  });
  observer.observe({ type: 'layout-shift' });
  return {
    stop: () => {
      for (const entry of observer.takeRecords()) score += (entry as PerformanceEntry & { value: number }).value;
      observer.disconnect();
      return score;
    },
  };
};
