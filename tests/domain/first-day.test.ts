import { expect, test } from 'vitest';
import { doneSteps, nextStep, type NewStore } from '#domain/first-day.ts';

const nothing: NewStore = {
  isConfirmed: undefined,
  hasCountry: undefined,
  credit: undefined,
  items: undefined,
  hasContact: undefined,
};

test.each<[string, Partial<NewStore>, string[], string]>([
  ['a store of which nothing is known begins with the country', {}, [], 'country'],
  ['the e-mail address can wait', { isConfirmed: false, hasCountry: true }, ['country'], 'credit'],
  ['the welcome bonus is credit', { isConfirmed: true, hasCountry: false, credit: 5 }, ['email', 'credit'], 'country'],
  [
    'packages come after the country',
    { isConfirmed: true, hasCountry: true, credit: 5, items: [] },
    ['email', 'country', 'credit'],
    'packages',
  ],
  [
    'prices can wait, and are not done until one was edited',
    { isConfirmed: true, hasCountry: true, credit: 5, items: [{ retailPriceEdited: false }] },
    ['email', 'country', 'credit', 'packages'],
    'sale',
  ],
  [
    'the contact of the shop can wait',
    { hasCountry: true, credit: 5, hasContact: false },
    ['country', 'credit'],
    'packages',
  ],
  [
    'the first sale is the last step',
    { isConfirmed: true, hasCountry: true, credit: 5, items: [{ retailPriceEdited: true }], hasContact: true },
    ['email', 'country', 'credit', 'packages', 'price', 'contact'],
    'sale',
  ],
])('%s', (_, known, done, next) => {
  const steps = doneSteps({ ...nothing, ...known });
  expect([...steps]).toEqual(done);
  expect(nextStep(steps)).toBe(next);
});
