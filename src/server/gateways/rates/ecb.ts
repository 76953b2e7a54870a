// The euro foreign exchange reference rates of the European Central Bank: its daily file, as of November 2026.
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { z } from 'zod';
import { toRatePpm } from '#domain/cost-rate.ts';
import { isPlausibleRate } from '#domain/plausible-rate.ts';
import { withTimeLimit } from '../time-limit.ts';
import type { EuroRates, RatePublisher } from './gateway.ts';

const NAMESPACE = 'http://www.ecb.int/vocabulary/2002-08-01/eurofxref';
/** The file has less than 2 kB. */
const BYTES_MAX = 64_000;

const Day = z.iso.date();
const Currency = z.string().regex(/^[A-Z]{3}$/);
const Rate = z.string().regex(/^\d{1,7}(?:\.\d{1,8})?$/);

type EcbOptions = { url: string; timeoutMs: number };

const attribute = ({ attributes }: SaxesTagNS, name: string): string | undefined => attributes[name]?.value;

/** The rates in the file. @throws when it is not well-formed, has not one day, or says what the dollar never was. */
export const parseEcbRates = (xml: string): EuroRates => {
  const days: string[] = [];
  const rates = new Map<string, string>();
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    if (tag.uri !== NAMESPACE || tag.local !== 'Cube') return;
    const [day, currency] = [attribute(tag, 'time'), attribute(tag, 'currency')];
    if (day !== undefined) days.push(Day.parse(day));
    if (currency !== undefined) rates.set(Currency.parse(currency), Rate.parse(attribute(tag, 'rate')));
  });
  parser.write(xml).close();
  const [asOf, ...others] = days;
  if (asOf === undefined || others.length > 0) throw new Error('The file has not the rates of one day');
  if (!isPlausibleRate('EUR', toRatePpm(rates.get('USD') ?? '0')))
    throw new Error('The euro cannot be worth so many dollars');
  return { asOf, rates };
};

const readText = async (response: Response): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > BYTES_MAX) throw new Error(`The file has more than ${BYTES_MAX} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

export const createEcb = ({ url, timeoutMs }: EcbOptions): RatePublisher => ({
  source: 'ECB',
  read: () =>
    withTimeLimit(timeoutMs, async (signal) => {
      const response = await fetch(url, { redirect: 'error', signal });
      if (!response.ok) throw new Error(`The European Central Bank answered ${response.status}`);
      return parseEcbRates(await readText(response));
    }),
});
