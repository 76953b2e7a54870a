import { expect, test } from 'vitest';
import { doneSteps, nextStep, type NewStore } from '#domain/first-day.ts';

const nothing: NewStore = { hasCountry: undefined, credit: undefined, items: undefined };

test.each<[string, Partial<NewStore>, string[], string]>([
  ['a store of which nothing is known begins with the country', {}, [], 'country'],
  ['the welcome bonus is credit', { hasCountry: false, credit: 5 }, ['credit'], 'country'],
  ['packages come after the country', { hasCountry: true, credit: 5, items: [] }, ['country', 'credit'], 'packages'],
  [
    'a price of its own is one that was edited',
    { hasCountry: true, credit: 5, items: [{ retailPriceEdited: false }] },
    ['country', 'credit', 'packages'],
    'price',
  ],
  [
    'the first sale is the last step',
    { hasCountry: true, credit: 5, items: [{ retailPriceEdited: true }] },
    ['country', 'credit', 'packages', 'price'],
    'sale',
  ],
])('%s', (_, known, done, next) => {
  const steps = doneSteps({ ...nothing, ...known });
  expect([...steps]).toEqual(done);
  expect(nextStep(steps)).toBe(next);
});
