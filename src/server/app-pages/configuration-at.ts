import { apiBaseAt } from '#domain/api-base.ts';
import { storeModeAt } from '#domain/store-mode.ts';
import type { Facts } from '#web/prerendered.ts';
import type { PageOptions } from './page-options.ts';

/** What the app works out by itself in a browser that opens it at this host. */
export const configurationAt = (
  { apiBases = [], ...configuration }: PageOptions['configuration'],
  hostname: string,
): Facts['configuration'] => ({
  ...configuration,
  mode: storeModeAt(hostname, configuration.mode),
  apiBase: apiBaseAt(hostname, apiBases),
});
