import type { ApiBases } from '#domain/api-base.ts';
import type { StoreMode } from '#domain/store-mode.ts';
import type { LoadRenderer } from './renderer.ts';

export type PageOptions = {
  /** Directory of the built web app. */
  webRoot: string;
  /** Written into the pages. */
  configuration: { mode: StoreMode; apiBases?: ApiBases; [name: string]: unknown };
  /** The content policy of every page. */
  contentPolicy: string;
  /** Called when a page cannot be rendered; the app itself is sent instead. */
  onFailure: (error: unknown) => void;
  load?: LoadRenderer;
};
