import { describe, expect, it } from 'vitest';
import { addToCart, CART_AMOUNT_MAX, cartUnits, readCart, setCartAmount } from '#domain/cart.ts';

const one = { dataPackageId: 'a', amount: 1 };

describe('the cart', () => {
  it('holds a package once: adding it again raises the amount', () => {
    expect(addToCart(addToCart([], 'a'), 'a')).toEqual([{ dataPackageId: 'a', amount: 2 }]);
  });

  it('keeps the order of its lines when an amount changes', () => {
    const cart = [one, { dataPackageId: 'b', amount: 1 }];
    expect(setCartAmount(cart, 'a', 7).map(({ dataPackageId }) => dataPackageId)).toEqual(['a', 'b']);
  });

  it('drops a line at 0 units and stops at the most the contract takes', () => {
    expect(setCartAmount([one], 'a', 0)).toEqual([]);
    expect(setCartAmount([one], 'a', 99_999)).toEqual([{ dataPackageId: 'a', amount: CART_AMOUNT_MAX }]);
  });

  it('counts units, not lines', () => {
    expect(cartUnits([one, { dataPackageId: 'b', amount: 4 }])).toBe(5);
  });

  it.each([
    ['nothing', undefined, []],
    ['no list', { dataPackageId: 'a' }, []],
    ['lines that are none', [null, 'a', { dataPackageId: 'a' }, { amount: 2 }, { dataPackageId: 'a', amount: 0 }], []],
    ['a line that names its package id', [{ id: 'a', amount: 2 }], [{ dataPackageId: 'a', amount: 2 }]],
    ['the same package twice', [one, one], [{ dataPackageId: 'a', amount: 2 }]],
  ])('reads %s from storage', (_, stored, expected) => {
    expect(readCart(stored)).toEqual(expected);
  });
});
