import { describe, expect, test } from 'vitest';
import { readBuyer } from '#domain/buyer.ts';

const read = (type: string | undefined, query = '') => readBuyer(type, new URLSearchParams(query));

describe('readBuyer', () => {
  test.each([
    ['new', 'email=a@b.de&country=DE', { type: 'new', email: 'a@b.de', country: 'DE' }],
    ['new', 'email=a@b.de', { type: 'new', email: 'a@b.de' }],
    // As Chromium sends it, and as it is pasted.
    ['new', 'email=Tom@xn--mller-kva.example', { type: 'new', email: 'tom@müller.example' }],
    ['new', 'email=mailto:tom@b.de', { type: 'new', email: 'tom@b.de' }],
    ['guest', 'country=AT', { type: 'guest', country: 'AT' }],
    ['guest', '', { type: 'guest' }],
    ['existing', 'customerUid=7', { type: 'existing', customerUid: '7' }],
    ['existing', 'customerUid=7&iccid=894', { type: 'existing', customerUid: '7', iccid: '894' }],
  ])('reads %s with %s', (type, query, buyer) => {
    expect(read(type, query)).toEqual(buyer);
  });

  test.each(['RU', 'BY', 'KP', 'de', 'Germany', 'XX'])('asks again for the country %s', (country) => {
    expect(read('guest', `country=${country}`)).toEqual({ type: 'guest' });
  });

  test.each([
    ['vip', 'email=a@b.de', 'store'],
    [undefined, '', 'store'],
    ['new', '', 'new'],
    ['new', 'email=abc', 'new'],
    ['existing', '', 'existing'],
  ])('leads from %s with %s to %s', (type, query, place) => {
    expect(read(type, query)).toBe(place);
  });
});
