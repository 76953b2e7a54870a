import { deviceCookie } from '#domain/device.ts';
import { browserPlaces, places } from '#web/browser-storage/places.ts';
import { writePageCookie } from '#web/device/cookies.ts';
import { browserLocales, localeAmong } from '#web/i18n/language.ts';
import { isMobileNow, onMobileChange } from '#web/ui/breakpoint.ts';
import { cartProducts } from './browser-storage/cart.ts';
import { hideFlag, inventoryStatus } from './browser-storage/flags.ts';
import type { Stored } from './browser-storage/stored.ts';
import type { Language } from '#domain/languages.ts';
import { deviceOfData } from './device/assumed.ts';

const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Whether the server rendered this page with this browser's locale and time zone. It knows those of the last page, and
 * between two pages people travel and change the language of their browser: amounts and times of the page are others
 * then, so it cannot be hydrated.
 */
export const isRenderedForUs = (language: Language): boolean => {
  const device = deviceOfData();
  return (
    device === undefined ||
    (device.timeZone === ownTimeZone() &&
      localeAmong(device.locales, language) === localeAmong(browserLocales(), language))
  );
};

const hideVars = ['hideStoreHeaderCard', 'hideShelfCard', 'hideChannelHint', 'hideJoinerBonus', 'hideCreditsBanner'];

/** What decides how a page looks before the app runs, which the server therefore has to know (src/domain/device.ts). */
const decidesFirstView: readonly Pick<Stored<unknown>, 'key' | 'isEmpty' | 'read' | 'subscribe'>[] = [
  ...hideVars.map(hideFlag),
  inventoryStatus,
  cartProducts,
];

const remember = (): void => {
  // What is in memory is not of this browser.
  if (places.now !== browserPlaces) return;
  const stored = decidesFirstView.filter((item) => !item.isEmpty()).map((item) => [item.key, item.read()] as const);
  const device = {
    timeZone: ownTimeZone(),
    isMobile: isMobileNow(),
    locales: browserLocales(),
    stored: Object.fromEntries(stored),
  };
  writePageCookie(deviceCookie(device));
};

/** Tells the server about this browser, now and when it changes: the next page is rendered with it. */
export const rememberDevice = (): void => {
  remember();
  onMobileChange(remember);
  for (const item of decidesFirstView) item.subscribe(remember);
};
