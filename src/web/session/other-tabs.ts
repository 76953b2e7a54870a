// Messages between the tabs of one browser, which share one session of the provider.
import { browserPlaces } from '#web/browser-storage/places.ts';

const KEY = 'signedInAs';

/**
 * Announces who has just signed in, or with '' a sign-out. Nothing is stored: the change itself is the message.
 * Where storage is forbidden, each tab notices it at its next call.
 */
export const tellOtherTabs = (subject: string): void => {
  browserPlaces.localStorage.setItem(KEY, subject);
  browserPlaces.localStorage.removeItem(KEY);
};

export const onOtherTab = (listener: (subject: string) => void): void =>
  globalThis.addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY && newValue !== null) listener(newValue);
  });
