import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cartProducts } from '#web/browser-storage/cart.ts';
import { hideFlag } from '#web/browser-storage/flags.ts';
import { endOpenChange, keepOpenChange, type OpenChange, openChanges } from '#web/browser-storage/open-changes.ts';
import { endOpenSale, keepOpenSale, type OpenSale, openSales } from '#web/browser-storage/open-sales.ts';
import { topUpValue } from '#web/browser-storage/top-up.ts';
import {
  clearPaymentMarker,
  emptyPaidCart,
  forgetLeftPayment,
  forgetPaidAmount,
  leftPayments,
  markPaymentId,
  markPaymentStart,
  purchaseStartTime,
  readPaymentMarker,
  readReturn,
} from '#web/browser-storage/payment-marker.ts';

const items = new Map<string, string>();

beforeEach(() => {
  items.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
});

test('keeps values under the names that the rules give them', () => {
  topUpValue.write(25);
  purchaseStartTime.write(1_000);
  hideFlag('hideChannelHint').write(true);
  cartProducts.write([{ id: 'a', amount: 2 }]);
  expect(Object.fromEntries(items)).toEqual({
    topUpValue: '25',
    purchaseStartTime: '1000',
    hideChannelHint: 'true',
    cartProducts: '[{"id":"a","amount":2}]',
  });
  expect(cartProducts.read()).toEqual([{ id: 'a', amount: 2 }]);
});

test.each(['', 'null', '{}', '0', '-5', '2.5', '"x"', '[', '"Infinity"'])('reads no top-up from %s', (raw) => {
  items.set('topUpValue', raw);
  expect(topUpValue.read()).toBeNull();
});

test('reads the valid items of a cart, each package once', () => {
  items.set(
    'cartProducts',
    JSON.stringify([{ id: 'a', amount: 1 }, null, { id: 'b', amount: -1 }, { id: 'a', amount: 3 }, 7]),
  );
  expect(cartProducts.read()).toEqual([{ id: 'a', amount: 3 }]);
});

test('returns the same cart until it changes', () => {
  items.set('cartProducts', '[{"id":"a","amount":1}]');
  expect(cartProducts.read()).toBe(cartProducts.read());
});

test('lives without storage', () => {
  vi.stubGlobal('localStorage', undefined);
  topUpValue.write(25);
  expect(topUpValue.read()).toBeNull();
});

describe('two tabs that pay at the same time', () => {
  const tabs = { one: new Map<string, string>(), other: new Map<string, string>() };

  /** What is done next is done in this tab. */
  const switchTo = (tab: keyof typeof tabs): void => {
    const slots = tabs[tab];
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => slots.get(key) ?? null,
      setItem: (key: string, value: string) => slots.set(key, value),
      removeItem: (key: string) => slots.delete(key),
    });
  };

  beforeEach(() => {
    for (const slots of Object.values(tabs)) slots.clear();
    cartProducts.write([
      { id: 'a', amount: 1 },
      { id: 'b', amount: 1 },
    ]);
    switchTo('one');
    markPaymentStart([{ id: 'a', amount: 1 }]);
    markPaymentId('first');
    switchTo('other');
    markPaymentStart([{ id: 'b', amount: 1 }]);
    markPaymentId('second');
  });

  test('wait each for their own payment', () => {
    switchTo('one');
    expect(readPaymentMarker()?.paymentId).toBe('first');
    switchTo('other');
    expect(readPaymentMarker()?.paymentId).toBe('second');
  });

  test('take each out of the cart what they paid for', () => {
    switchTo('one');
    emptyPaidCart();
    expect(cartProducts.read()).toEqual([{ id: 'b', amount: 1 }]);
    emptyPaidCart();
    expect(cartProducts.read()).toEqual([{ id: 'b', amount: 1 }]);
  });

  test('end each their own payment', () => {
    vi.spyOn(Date, 'now').mockReturnValueOnce(1);
    switchTo('one');
    markPaymentStart([]);
    switchTo('other');
    markPaymentId('second');
    switchTo('one');
    clearPaymentMarker();
    switchTo('other');
    expect(readPaymentMarker()?.paymentId).toBe('second');
  });

  test('leave a tab that came back from a payment page without one of its own the last', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(readPaymentMarker()?.paymentId).toBe('second');
  });
});

test('a return is that of the payment which its address names, also where another browser left for it', () => {
  expect(readReturn(null)).toBeUndefined();
  expect(readReturn('theirs')).toMatchObject({ paymentId: 'theirs', isElsewhere: true });
  markPaymentStart(null);
  markPaymentId('ours');
  expect(readReturn('theirs')).toMatchObject({ paymentId: 'theirs', isElsewhere: true });
  expect(readReturn('ours')).toMatchObject({ paymentId: 'ours' });
  expect(readReturn('ours')).not.toHaveProperty('isElsewhere');
  expect(readReturn(null)).toMatchObject({ paymentId: 'ours' });
});

test('each payment that the browser left for is kept until its outcome was told', () => {
  topUpValue.write(25);
  for (const id of ['earlier', 'later']) {
    markPaymentStart(null);
    markPaymentId(id);
  }
  const earlier = readReturn('earlier');
  expect(earlier).toMatchObject({ paymentId: 'earlier', amount: 25 });
  expect(earlier).not.toHaveProperty('isElsewhere');
  if (earlier) forgetLeftPayment(earlier);
  expect(leftPayments.read().map(({ paymentId }) => paymentId)).toEqual(['later']);
  expect(readPaymentMarker()?.paymentId).toBe('later');
});

test('a paid amount is forgotten, and none that was chosen since', () => {
  topUpValue.write(40);
  forgetPaidAmount({ amount: 25 });
  expect(topUpValue.read()).toBe(40);
  forgetPaidAmount({ amount: 40 });
  expect(topUpValue.read()).toBeNull();
});

test('keeps a change of money open until its outcome is known, and reads nothing else as one', () => {
  const change: OpenChange = {
    key: 'a',
    owner: 'olivia@example.com',
    operation: 'adjustCredit',
    id: '1',
    value: -12.5,
    currencyCode: 'EUR',
  };
  keepOpenChange(change);
  keepOpenChange({ ...change, key: 'b' });
  expect(openChanges.read().map(({ key }) => key)).toEqual(['a', 'b']);
  endOpenChange('b');
  expect(openChanges.read()).toEqual([change]);
  endOpenChange('a');
  expect(items.size).toBe(0);
  items.set(
    'openChanges',
    JSON.stringify([null, {}, { ...change, operation: 'sell' }, { ...change, key: '' }, change]),
  );
  expect(openChanges.read()).toEqual([change]);
});

test('keeps a sale open until its outcome is known, and reads nothing else as one', () => {
  const sale: OpenSale = { attempt: 'a', owner: 'anna@example.com', type: 'guest', itemId: '1', name: 'Europe 5 GB' };
  keepOpenSale(sale);
  keepOpenSale({ ...sale, attempt: 'b' });
  keepOpenSale(sale);
  expect(openSales.read().map(({ attempt }) => attempt)).toEqual(['b', 'a']);
  endOpenSale('b');
  expect(openSales.read()).toEqual([sale]);
  endOpenSale('a');
  expect(items.size).toBe(0);
  items.set('openSales', JSON.stringify([null, 1, {}, { ...sale, type: 'vip' }, { ...sale, attempt: '' }, sale]));
  expect(openSales.read()).toEqual([sale]);
});
