import { expect, test } from 'vitest';
import { doneSteps, nextStep, type NewStore } from '#domain/first-day.ts';

const nothing: NewStore = { isConfirmed: undefined, hasCountry: undefined, credit: undefined, items: undefined };

test.each<[string, Partial<NewStore>, string[], string]>([
  ['a store of which nothing is known begins with the e-mail address', {}, [], 'email'],
  ['the country comes after the e-mail address', { isConfirmed: true }, ['email'], 'country'],
  ['the welcome bonus is credit', { isConfirmed: true, hasCountry: false, credit: 5 }, ['email', 'credit'], 'country'],
  [
    'packages come after the country',
    { isConfirmed: true, hasCountry: true, credit: 5, items: [] },
    ['email', 'country', 'credit'],
    'packages',
  ],
  [
    'a price of its own is one that was edited',
    { isConfirmed: true, hasCountry: true, credit: 5, items: [{ retailPriceEdited: false }] },
    ['email', 'country', 'credit', 'packages'],
    'price',
  ],
  [
    'the first sale is the last step',
    { isConfirmed: true, hasCountry: true, credit: 5, items: [{ retailPriceEdited: true }] },
    ['email', 'country', 'credit', 'packages', 'price'],
    'sale',
  ],
])('%s', (_, known, done, next) => {
  const steps = doneSteps({ ...nothing, ...known });
  expect([...steps]).toEqual(done);
  expect(nextStep(steps)).toBe(next);
});
