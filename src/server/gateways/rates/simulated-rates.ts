// A simulator of published rates, for reference mode. They never change, and no bank publishes them.
import { lastRateDay } from '#domain/vat-conversion.ts';
import type { RatePublisher } from './gateway.ts';

const RATES = new Map([
  ['USD', '1.0842'],
  ['CZK', '24.315'],
  ['DKK', '7.4604'],
  ['GBP', '0.8433'],
  ['HUF', '390.15'],
  ['PLN', '4.2580'],
  ['RON', '5.0880'],
  ['SEK', '11.0450'],
]);

export const createSimulatedRates = (): RatePublisher => ({
  source: 'SIMULATOR',
  read: () => Promise.resolve({ asOf: lastRateDay(new Date()), rates: RATES }),
});
