// What the browser keeps for an account, when several people sign in with one browser.
import { beforeEach, expect, test, vi } from 'vitest';
import { sendOnce } from '#web/api/idempotency.ts';
import { lastActivationMode } from '#web/browser-storage/activation-mode.ts';
import { ACCOUNT_ENTRIES, followAccount } from '#web/browser-storage/account-entries.ts';
import { cartProducts, purchaseCart } from '#web/browser-storage/cart.ts';
import { stepUnderWay } from '#web/browser-storage/first-day.ts';
import { hideFlag, inventoryStatus } from '#web/browser-storage/flags.ts';
import { topUpReturn, topUpValue } from '#web/browser-storage/top-up.ts';
import {
  forgetCardForm,
  hasLeftForCardForm,
  keepEndedPayment,
  markCardForm,
  markPaymentId,
  markPaymentStart,
  openChargeTime,
  purchasePaymentId,
  purchaseStartTime,
  readEndedPayment,
  readPaymentMarker,
} from '#web/browser-storage/payment-marker.ts';

const storages = { localStorage: new Map<string, string>(), sessionStorage: new Map<string, string>() };

const storageOf = (items: Map<string, string>) => ({
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => items.set(key, value),
  removeItem: (key: string) => items.delete(key),
});

beforeEach(() => {
  for (const [name, items] of Object.entries(storages)) {
    items.clear();
    vi.stubGlobal(name, storageOf(items));
  }
  vi.stubGlobal('dispatchEvent', vi.fn<() => void>());
  vi.stubGlobal('StorageEvent', Event);
});

/** Leaves behind whatever can be open, and returns what is left. */
const leaveAllOpen = async () => {
  lastActivationMode.write('NOW');
  stepUnderWay.write('credit');
  topUpValue.write(25);
  topUpReturn.write('/store');
  cartProducts.write([{ id: 'a', amount: 1 }]);
  openChargeTime.write(1_000);
  markPaymentStart([{ id: 'a', amount: 1 }]);
  markPaymentId('a-payment');
  keepEndedPayment({ startedAt: 1_000 });
  markCardForm();
  await sendOnce('POST /payments', '{}', {}, () => Promise.reject(new Error('lost'))).catch(() => undefined);
};

const isNothingOpen = (): boolean =>
  [
    lastActivationMode,
    stepUnderWay,
    topUpValue,
    topUpReturn,
    cartProducts,
    openChargeTime,
    purchaseStartTime,
    purchasePaymentId,
    purchaseCart,
  ].every((item) => item.isEmpty()) &&
  readPaymentMarker() === undefined &&
  readEndedPayment() === undefined &&
  !hasLeftForCardForm();

/** The idempotency key that this account sends such a call with. */
const keyOfCall = async (): Promise<string> => {
  let key = '';
  const lost = (sent: string): Promise<never> => {
    key = sent;
    return Promise.reject(new Error('lost'));
  };
  await sendOnce('POST /payments', '{}', {}, lost).catch(() => undefined);
  return key;
};

test('another account that signs in finds nothing of the one before, which finds all of it again', async () => {
  followAccount('anna');
  await leaveAllOpen();
  const key = await keyOfCall();
  for (const [where, names] of Object.entries(ACCOUNT_ENTRIES)) {
    const items = storages[where as keyof typeof storages];
    expect([...items.keys()].filter((name) => name !== 'entriesOf').toSorted()).toEqual([...names].toSorted());
  }
  followAccount('ben');
  expect(isNothingOpen()).toBe(true);
  expect(await keyOfCall()).not.toBe(key);
  topUpValue.write(50);
  followAccount('anna');
  expect(topUpValue.read()).toBe(25);
  expect(openChargeTime.read()).toBe(1_000);
  expect(readPaymentMarker()?.paymentId).toBe('a-payment');
  expect(hasLeftForCardForm()).toBe(true);
  expect(await keyOfCall()).toBe(key);
});

test('a tab of the account before changes only its own, whoever has signed in since', () => {
  followAccount('anna');
  openChargeTime.write(1_000);
  // In another tab.
  storages.localStorage.set('openChargeTime of anna', '1000');
  storages.localStorage.set('entriesOf', 'ben');
  storages.localStorage.set('openChargeTime', '2000');
  expect(openChargeTime.read()).toBe(1_000);
  openChargeTime.clear();
  topUpValue.write(25);
  forgetCardForm();
  expect(Object.fromEntries(storages.localStorage)).toEqual({
    entriesOf: 'ben',
    openChargeTime: '2000',
    'topUpValue of anna': '25',
  });
});

test('what was kept before accounts had names goes to the first that signs in', () => {
  storages.localStorage.set('cartProducts', '[{"id":"a","amount":1}]');
  followAccount('anna');
  expect(cartProducts.read()).toEqual([{ id: 'a', amount: 1 }]);
  followAccount('ben');
  expect(cartProducts.isEmpty()).toBe(true);
});

test('how this browser shows pages stays, whoever signs in', () => {
  followAccount('anna');
  hideFlag('hideChannelHint').write(true);
  inventoryStatus.write('open');
  followAccount('ben');
  expect(hideFlag('hideChannelHint').read()).toBe(true);
  expect(inventoryStatus.read()).toBe('open');
});
