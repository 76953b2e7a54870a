import { configuration } from '#web/configuration/configuration.ts';

export type PageView = {
  path: string;
  at: string;
};

/** Whether page views are sent: they need a configured address (SHE-008). */
const QUEUE_MAX = 100;
const queue: PageView[] = [];

export const queuedPageViews = (): readonly PageView[] => queue;

/** Records one page view. Never with a query: it may carry an e-mail address or a token. */
export const recordPageView = (path: string): void => {
  queue.push({ path, at: new Date().toISOString() });
  if (queue.length > QUEUE_MAX) queue.shift();
  const { analyticsUrl } = configuration;
  if (analyticsUrl === undefined) return;
  const isAccepted = navigator.sendBeacon(analyticsUrl, JSON.stringify(queue));
  if (isAccepted) queue.length = 0;
};
