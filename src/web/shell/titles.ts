import type { shell } from '#web/i18n/en/shell.ts';

export type TitleKey = keyof (typeof shell)['titles'];

/** What a route says of itself to the shell. */
export interface RouteHandle {
  title: TitleKey;
}
