import { describe, expect, it } from 'vitest';
import { addToCart, CART_AMOUNT_MAX, cartUnits, setCartAmount, toWireCart } from '#domain/cart.ts';

const one = { id: 'a', amount: 1 };

describe('the cart', () => {
  it('holds a package once: adding it again raises the amount', () => {
    expect(addToCart(addToCart([], 'a'), 'a')).toEqual([{ id: 'a', amount: 2 }]);
  });

  it('keeps the order of its lines when an amount changes', () => {
    const cart = [one, { id: 'b', amount: 1 }];
    expect(setCartAmount(cart, 'a', 7).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('drops a line at 0 units and stops at the most the contract takes', () => {
    expect(setCartAmount([one], 'a', 0)).toEqual([]);
    expect(setCartAmount([one], 'a', 99_999)).toEqual([{ id: 'a', amount: CART_AMOUNT_MAX }]);
  });

  it('counts units, not lines', () => {
    expect(cartUnits([one, { id: 'b', amount: 4 }])).toBe(5);
  });

  it('travels as package ids and whole amounts within the limits', () => {
    expect(toWireCart([one, { id: 'b', amount: 99_999 }])).toEqual([
      { dataPackageId: 'a', amount: 1 },
      { dataPackageId: 'b', amount: CART_AMOUNT_MAX },
    ]);
  });
});
