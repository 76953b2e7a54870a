// What a currency can be worth (decision 57). A rate that no market ever had is a typing error or worse, no matter who enters
// it.

/** In millionths of a US dollar, both ends included. */
type Bounds = readonly [lowest: number, highest: number];

const dollars = (lowest: number, highest: number): Bounds => [lowest * 1_000_000, highest * 1_000_000];

/** The range of each rate in the last twenty years, with some room on both sides. */
const BOUNDS: ReadonlyMap<string, Bounds> = new Map([
  ['AED', dollars(0.2, 0.4)],
  ['AUD', dollars(0.4, 1.3)],
  ['BRL', dollars(0.08, 0.8)],
  ['CAD', dollars(0.5, 1.3)],
  ['CHF', dollars(0.7, 2)],
  ['CNY', dollars(0.08, 0.3)],
  ['CZK', dollars(0.02, 0.1)],
  ['DKK', dollars(0.1, 0.3)],
  ['EUR', dollars(0.7, 1.9)],
  ['GBP', dollars(0.8, 2.5)],
  ['HKD', dollars(0.09, 0.2)],
  ['HUF', dollars(0.0015, 0.008)],
  ['ILS', dollars(0.15, 0.5)],
  ['INR', dollars(0.006, 0.03)],
  ['JPY', dollars(0.004, 0.02)],
  ['KRW', dollars(0.0004, 0.0015)],
  ['MXN', dollars(0.03, 0.12)],
  ['NOK', dollars(0.05, 0.25)],
  ['NZD', dollars(0.4, 1.1)],
  ['PLN', dollars(0.15, 0.6)],
  ['SEK', dollars(0.05, 0.25)],
  ['SGD', dollars(0.5, 1.1)],
  ['THB', dollars(0.015, 0.05)],
  ['TRY', dollars(0.005, 0.9)],
  ['ZAR', dollars(0.03, 0.2)],
]);

/** No currency is worth more than about three dollars. */
const HIGHEST = 10_000_000;

/** A rate this many times outside its bounds is impossible. */
const IMPOSSIBLE_FACTOR = 10;

/**
 * Whether a rate, in millionths of a US dollar, is within the known range of its currency. Nothing is known about other
 * currencies.
 */
export const isPlausibleRate = (currency: string, ratePpm: number): boolean => {
  const bounds = BOUNDS.get(currency);
  return bounds !== undefined && ratePpm >= bounds[0] && ratePpm <= bounds[1];
};

/** Whether a currency can have this rate, in millionths of a US dollar. */
export const isPossibleRate = (currency: string, ratePpm: number): boolean => {
  const [lowest, highest] = BOUNDS.get(currency) ?? [0, HIGHEST / IMPOSSIBLE_FACTOR];
  return ratePpm >= lowest / IMPOSSIBLE_FACTOR && ratePpm <= highest * IMPOSSIBLE_FACTOR;
};
