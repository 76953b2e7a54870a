import { forgetAnswers } from '#web/api/kept-answers.ts';
import { connectSession } from '#web/api/transport.ts';
import { type Place, places } from '#web/browser-storage/places.ts';

/** A look of an operator at the store of a reseller. */
type StoreView = {
  /** The name of the reseller. */
  name: string;
  token: string;
  /** For how many seconds. */
  expiresIn: number;
  /** Where the operator came from. */
  leaveTo: string;
};

let view: StoreView | undefined;

/** The look that this tab has; it ends with the page, because the token is kept nowhere else (decision 75). */
export const storeView = (): StoreView | undefined => view;

/** Loads another page: nothing of the reseller stays in this one. */
export const leaveStoreView = (): void => {
  if (view) globalThis.location.assign(view.leaveTo);
};

const inMemory = (): Place => {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, text) => void items.set(key, text),
    removeItem: (key) => void items.delete(key),
  };
};

/** From now on all calls are those of the look, and what it leaves behind goes with the page. */
export const enterStoreView = (entered: StoreView): void => {
  view = entered;
  places.now = { localStorage: inMemory(), sessionStorage: inMemory() };
  // Without a key it says that any entry may have changed.
  globalThis.dispatchEvent(new StorageEvent('storage'));
  forgetAnswers();
  connectSession({ token: () => Promise.resolve(entered.token), onRefused: leaveStoreView });
  setTimeout(leaveStoreView, entered.expiresIn * 1_000);
};
