import type { Facts } from '#web/prerendered.ts';
import type { LoadRenderer } from './renderer.ts';

export type PageOptions = {
  /** Directory of the built web app. */
  webRoot: string;
  configuration: Facts['configuration'];
  /** The content policy of every page. */
  contentPolicy: string;
  /** Called when a page cannot be rendered; the app itself is sent instead. */
  onFailure: (error: unknown) => void;
  load?: LoadRenderer;
};
