import { deviceCookie } from '#domain/device.ts';
import { decidesFirstView } from '#web/browser-storage/first-view.ts';
import { browserPlaces, places } from '#web/browser-storage/places.ts';
import { writePageCookie } from '#web/device/cookies.ts';
import { browserLocales } from '#web/i18n/language.ts';
import { isMobileNow, onMobileChange } from '#web/ui/breakpoint.ts';
import { ownTimeZone } from './rendered-for.ts';

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
