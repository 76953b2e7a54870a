import { configuration } from '#web/configuration/configuration.ts';

type PageView = {
  path: string;
  at: string;
};

const QUEUE_MAX = 100;
const queue: PageView[] = [];

/** The page that the server rendered, until the app shows its first one. */
let rendered: string | undefined;

/** Records one page view (SHE-008). Never with a query: it may carry an e-mail address or a token. */
export const recordPageView = (path: string): void => {
  const isRecorded = path === rendered;
  rendered = undefined;
  if (isRecorded) return;
  queue.push({ path, at: new Date().toISOString() });
  if (queue.length > QUEUE_MAX) queue.shift();
  const { analyticsUrl } = configuration;
  if (analyticsUrl === undefined) return;
  const isAccepted = navigator.sendBeacon(analyticsUrl, JSON.stringify(queue));
  if (isAccepted) queue.length = 0;
};

/** Records the view of a page that the server rendered; the app does not record it again when it hydrates the page. */
export const recordRenderedPage = (path: string): void => {
  recordPageView(path);
  rendered = path;
};
