import type { Language } from '#domain/languages.ts';
import { configuration } from '#web/configuration/configuration.ts';
import { i18next } from '#web/i18n/index.ts';
import { paths } from '#web/navigation/paths.ts';
import type { Page, Title } from './page.tsx';

/** Of addresses that share their page with another one. */
const ownTitles: Readonly<Record<string, Title>> = {
  [paths.sdk('android-sdk')]: 'androidSdk',
  [paths.requestForm('discount')]: 'discountRequest',
};

/** The title of the document; the store's name for a redirect. */
export const titleOf = (page: Page | undefined, pathname: string, lng: Language): string =>
  page
    ? `${configuration.storeName} - ${i18next.t(`shell:titles.${ownTitles[pathname] ?? page.title}`, { lng })}`
    : configuration.storeName;
