import { beforeEach, expect, test, vi } from 'vitest';
import { cartProducts } from '#web/browser-storage/cart.ts';
import { hideFlag } from '#web/browser-storage/flags.ts';
import { endOpenSale, keepOpenSale, type OpenSale, openSales } from '#web/browser-storage/open-sales.ts';
import { purchaseStartTime, topUpValue } from '#web/browser-storage/payment.ts';

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
