import type { Language } from '#domain/languages.ts';
import { configuration } from '#web/configuration/configuration.ts';
import type { Title } from '#web/i18n/areas.ts';
import { i18next } from '#web/i18n/index.ts';
import { paths } from '#web/navigation/paths.ts';
import type { Page } from './page.tsx';

/** The titles of addresses that share their page with another one. */
const ownTitles: Readonly<Record<string, Title>> = {
  [paths.sdk('android-sdk')]: 'shell:titles.androidSdk',
  [paths.requestForm('discount')]: 'shell:titles.discountRequest',
};

/** The title of the document; the store's name for a redirect, and until the texts of the page are there. */
export const titleOf = (page: Page | undefined, pathname: string, lng: Language): string => {
  const { storeName } = configuration;
  if (!page) return storeName;
  const title: string = i18next.t(ownTitles[pathname] ?? page.title, { lng, defaultValue: '' });
  return title === '' ? storeName : `${storeName} - ${title}`;
};
