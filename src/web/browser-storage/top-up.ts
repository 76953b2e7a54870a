import { type Stored, stored } from './stored.ts';

/** Credit to buy, in whole units of the currency. */
export const topUpValue: Stored<number | null> = stored<number | null>('topUpValue', null, (value) => {
  const amount = Number(value);
  return Number.isInteger(amount) && amount > 0 ? amount : undefined;
});

/** The page that lacked credit, to which the top-up leads back; kept because a payment leaves the app. */
export const topUpReturn: Stored<string | null> = stored<string | null>('topUpReturn', null, (value) => {
  // Only the app itself writes it, so its form is known.
  return typeof value === 'string' && /^\/(?!\/)/.test(value) ? value : undefined;
});
