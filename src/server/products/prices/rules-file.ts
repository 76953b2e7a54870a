// What the person who runs the store sets for prices: the rules, in a file that is stored as it was written, and rates.
import { z } from 'zod';
import { CostRateRequest } from '#contract/operator/zod/schemas/costRateRequest.zod.ts';
import { CountrySet } from '#contract/storefront/zod/schemas/countrySet.zod.ts';
import { isRate, isRateDay, needsRate, toRatePpm } from '#domain/cost-rate.ts';
import { toBytes } from '#domain/data-volume.ts';
import { FIAT_PATTERN, toMinor } from '#domain/money.ts';
import { isPossibleRate } from '#domain/plausible-rate.ts';
import { isForAll, type PriceRule, type PriceRules } from '#domain/price-rule.ts';
import { REGION_KEYS } from '#domain/regions.ts';

const MARGIN_PERCENT_MAX = 1_000;
const DOLLARS_MAX = 1_000;
const GIGABYTES_MAX = 1_000_000;

const hasTwoDecimals = (value: number): boolean => FIAT_PATTERN.test(String(value));
const twoDecimals = 'Give at most two decimals.';

const dollars = z.number().min(0).max(DOLLARS_MAX).refine(hasTwoDecimals, twoDecimals);
const percent = z.number().min(0).max(MARGIN_PERCENT_MAX).refine(hasTwoDecimals, twoDecimals);
const gigabytes = z.number().positive().max(GIGABYTES_MAX);
const region = z.union([z.enum(REGION_KEYS), CountrySet]);

const rule = z
  .strictObject({
    supplier: z.string().min(1).optional(),
    region: region.optional(),
    fromGb: gigabytes.optional(),
    belowGb: gigabytes.optional(),
    marginPercent: percent.default(0),
    fixed: dollars.default(0),
  })
  .refine(({ fromGb = 0, belowGb = Infinity }) => fromGb < belowGb, 'Give belowGb more than fromGb.');

type FileRule = z.output<typeof rule>;

export const rulesFile = z.strictObject({
  /** How packages that a supplier offers for the first time come on sale. */
  newPackages: z.enum(['at once', 'after approval']).default('at once'),
  /** What a price is above the cost at least, in US dollars. */
  floor: dollars.default(0),
  rules: z
    .array(rule)
    .max(1_000)
    .default([])
    .refine((rules) => !rules.slice(0, -1).some(isForAll), 'A rule for all packages is the last one.'),
});

export type RulesFile = z.output<typeof rulesFile>;

const bytesOf = (sizeValue: number | undefined): number | undefined =>
  sizeValue === undefined ? undefined : toBytes({ sizeValue, sizeUnit: 'GB' });

const toPriceRule = ({ supplier, region: area, fromGb, belowGb, marginPercent, fixed }: FileRule): PriceRule => ({
  supplier,
  region: area,
  fromBytes: bytesOf(fromGb),
  belowBytes: bytesOf(belowGb),
  marginBps: toMinor(marginPercent),
  fixed: toMinor(fixed),
});

export const toPriceRules = ({ rules, floor }: RulesFile): PriceRules => ({
  rules: rules.map(toPriceRule),
  floor: toMinor(floor),
});

export type CostRate = {
  currency: string;
  /** What one unit costs, in millionths of a US dollar. */
  ratePpm: number;
  /** YYYY-MM-DD */
  asOf: string;
};

const { currency: contractCurrency, rate: contractRate } = CostRateRequest.shape;
const isCurrency = (text: string): boolean => contractCurrency.safeParse(text).success;
const isDecimal = (text: string): boolean => contractRate.safeParse(text).success;

/** Only the first fault is reported: later ones only follow from it. */
const first = (error: string, path?: string) => ({ error, abort: true, ...(path !== undefined && { path: [path] }) });

/** A rate as it is typed: how many US dollars one unit of the currency costs. */
export const costRate = z
  .object({
    currency: z.string().refine(isCurrency, first('Give a currency by its three letters, such as EUR.')),
    rate: z.string().refine(isDecimal, first('Give the rate in US dollars, such as 1.0842.')),
    asOf: z.iso.date(),
  })
  .refine(({ currency }) => needsRate(currency), first('US dollars need no rate.', 'currency'))
  .refine(({ rate }) => isRate(rate), first('Give a rate above 0.', 'rate'))
  .refine(
    ({ currency, rate }) => isPossibleRate(currency, toRatePpm(rate)),
    first('No such rate of this currency is possible. Give the US dollars that one unit costs.', 'rate'),
  )
  .refine(({ asOf }) => isRateDay(asOf, new Date()), first('Give a date that has come.', 'asOf'))
  .transform(({ currency, rate, asOf }): CostRate => ({ currency, ratePpm: toRatePpm(rate), asOf }));
