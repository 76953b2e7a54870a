import { describe, expect, test } from 'vitest';
import { addToCart, CART_AMOUNT_MAX, setCartAmount, toWireCart, withoutPaid } from '#domain/cart.ts';
import { cartUnits } from '#domain/cart-units.ts';

const one = { id: 'a', amount: 1 };

describe('the cart', () => {
  test('holds a package once: adding it again raises the amount', () => {
    expect(addToCart(addToCart([], 'a'), 'a')).toEqual([{ id: 'a', amount: 2 }]);
  });

  test('keeps the order of its lines when an amount changes', () => {
    const cart = [one, { id: 'b', amount: 1 }];
    expect(setCartAmount(cart, 'a', 7).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test('drops a line at 0 units and stops at the most the contract takes', () => {
    expect(setCartAmount([one], 'a', 0)).toEqual([]);
    expect(setCartAmount([one], 'a', 99_999)).toEqual([{ id: 'a', amount: CART_AMOUNT_MAX }]);
  });

  test('counts units, not lines', () => {
    expect(cartUnits([one, { id: 'b', amount: 4 }])).toBe(5);
  });

  test('keeps, of a cart that was paid for, what was added since', () => {
    const b = { id: 'b', amount: 2 };
    expect(withoutPaid([one, b], [one, b])).toEqual([]);
    expect(withoutPaid([{ id: 'a', amount: 3 }, b], [one])).toEqual([{ id: 'a', amount: 2 }, b]);
    expect(withoutPaid([b], [one, { id: 'b', amount: 5 }])).toEqual([]);
  });

  test('travels as package ids and whole amounts within the limits', () => {
    expect(toWireCart([one, { id: 'b', amount: 99_999 }])).toEqual([
      { dataPackageId: 'a', amount: 1 },
      { dataPackageId: 'b', amount: CART_AMOUNT_MAX },
    ]);
  });
});
