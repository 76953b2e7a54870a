// Rules about values that the schemas cannot express. Every line must name its reason.
import { dot } from '#support/dot.ts';
import fc from 'fast-check';
import { COUNTRIES, isSupportedCountry } from '#domain/countries.ts';
import type { KnownValues } from './known-values.ts';
import type { ParameterValue } from './request.ts';
import type { Maker } from './maker.ts';

const callback = ({ world }: Maker): fc.Arbitrary<string> =>
  fc.webPath({ size: 'small' }).map((path) => `${world.url}/${path.replace(/^\/+/, '')}`);

const address = (): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom('', 'http://', 'https://'), fc.constantFrom('', ':8080'), fc.webPath({ size: 'small' }))
    .map(([scheme, port, path]) => `${scheme}shop.example${port}${path}`);

const country = (): fc.Arbitrary<string> => fc.constantFrom(...COUNTRIES.filter(isSupportedCountry));

const day = (from: string, to: string): fc.Arbitrary<string> =>
  fc
    .date({ noInvalidDate: true, min: new Date(from), max: new Date(to) })
    .map((date) => date.toISOString().slice(0, 'YYYY-MM-DD'.length));

/** For one kind of search these have to be digits, which the text of the other kinds may be too. */
const numberMostly = (digits: RegExp) => (): fc.Arbitrary<string> =>
  fc.oneof({ weight: 19, arbitrary: fc.stringMatching(digits) }, { weight: 1, arbitrary: fc.emailAddress() });

/** The exceptions by the name of the field. */
const exceptions: Record<string, (maker: Maker) => fc.Arbitrary<unknown>> = {
  // They must lead back to the store, whose address no document knows.
  callbackUrl: callback,
  successCallbackUrl: callback,
  errorCallbackUrl: callback,
  cancelCallbackUrl: callback,
  // The server looks the host up and sends to it: use only a name that is reserved for such uses.
  url: address,
  // The host has to be a name of the DNS, which knows few of the characters of the pattern.
  customerEmail: () => fc.emailAddress({ size: 'small' }),
  contactEmail: () => fc.emailAddress({ size: 'small' }),
  // The list of ISO 3166-1 without those that are not supported; a pattern of it would be the message of every refusal.
  country,
  countryCode: country,
  countryOfResidence: country,
  userCountry: country,
  // By ICCID, when searchKey or user_identifier_key says so.
  searchQuery: numberMostly(/^\d{1,22}$/),
  user_identifier: numberMostly(/^\d{18,22}$/),
  // The currency of the credit decides which of the listed currencies is accepted.
  currencyCode: () => fc.constant('USD'),
  // Two decimals: `multipleOf: 0.01` refuses 9.2 wherever it is calculated in binary fractions.
  priceValue: () => fc.nat(100_000).map((cents) => cents / 100),
  floor: () => fc.nat(100_000).map((amount) => amount / 100),
  fixed: () => fc.nat(100_000).map((amount) => amount / 100),
  marginPercent: () => fc.nat(100_000).map((hundredths) => hundredths / 100),
  // Days that have come, and days to come.
  valueDate: () => day('2020-01-01', '2026-01-01'),
  asOf: () => day('2020-01-01', '2026-01-01'),
  effectiveOn: () => day('2100-01-01', '2999-01-01'),
  // A key belongs to one request; short keys would soon repeat.
  'Idempotency-Key': () =>
    fc.tuple(fc.uuid(), fc.stringMatching(/^[\x21-\x7e]{0,28}$/)).map(([id, rest]) => `${id}${rest}`),
  // The store's name for itself, which its operator chooses.
  provider: () => fc.constant('simshelf'),
  // Only one supplier is set up.
  supplierName: () => fc.constantFrom('simulator', 'nobody'),
};

export const exceptionFor = (maker: Maker, name: string): fc.Arbitrary<unknown> | undefined =>
  exceptions[name]?.(maker);

type Fields = Record<string, unknown>;

const cents = (value: unknown): number => Math.round(Number(value) * 100) / 100;

/** Rules that an operator can enter: no volume ends before it begins, and only the last one is for all packages. */
const withPossibleRules = (body: Fields): Fields => ({
  ...body,
  rules: (body['rules'] as Fields[]).map(({ marginPercent, fixed, region = 'EU' }) => ({
    marginPercent,
    fixed,
    region,
  })),
});

/** Rates that this currency can have. */
const withRate = (body: Fields): Fields => ({ ...body, currency: 'EUR', rate: `1.${String(body['rate']).length}` });

const withRevision = (body: Fields, { seen }: KnownValues): Fields => ({ ...body, seen: seen.revision });

/** Each has an address or a name; the store's own tests try those who have neither, and addresses that come twice. */
const withTravellers = (body: Fields): Fields => ({
  ...body,
  travellers: (body['travellers'] as Fields[]).map((traveller, place) => ({
    country: traveller['country'],
    name: `Traveller ${place + 1}`,
  })),
});

/** Rules between fields of one body, by operation. */
const bodyRepairs: Record<string, (body: Fields, known: KnownValues) => Fields> = {
  // A price is confirmed as it was answered for this cart.
  submitCart: (body, { quote }) => ({ ...body, ...quote }),
  submitCreditTopUp: ({ cart, ...body }) => {
    const [{ amount }] = cart as [{ amount: number }];
    return { ...body, cart, expectedPrices: [{ priceValue: amount, currencyCode: 'USD' }] };
  },
  // The lowest amounts are those of the currency, and count while it is on.
  setAutoTopUp: (body) =>
    body['enabled'] === true
      ? { ...body, threshold: Math.max(10, Number(body['threshold'])), amount: Math.max(20, Number(body['amount'])) }
      : body,
  // What is changed is named as the caller saw it.
  setPackagesOnSale: withRevision,
  setPriceRules: (body, known) => withRevision(withPossibleRules(body), known),
  previewPriceRules: withPossibleRules,
  setCostRate: (body, known) => withRevision(withRate(body), known),
  previewCostRate: withRate,
  confirmPriceChange: withRevision,
  // One of two discounts; the higher one needs another operator.
  setPricing: (body) => {
    const [discountRate, seen] = [
      Number(body['discountRate']) % 2 < 1 ? 0 : 60,
      (body['seen'] as Fields)['discountRate'],
    ];
    return { discountRate, pricingGroup: '', seen: { discountRate: Number(seen) % 2 < 1 ? 0 : 60, pricingGroup: '' } };
  },
  adjustCredit: (body) => ({ ...body, value: cents(body['value']) || 1 }),
  // The transfers of this run are of ten dollars.
  settleTransfer: (body) => ({ ...body, value: Number(body['value']) % 2 < 1 ? 10 : cents(body['value']) }),
  refundPayment: (body) => ({ reference: 'Refund', ...body, value: cents(Number(body['value']) % 1) || 1 }),
  publishLegalVersion: (body, { seen }) => ({ ...body, seen: seen.version }),
  // Each kind says one thing more.
  submitRequest: ({ channel = 'Web shop', monthlySales = 1, ...body }) =>
    body['kind'] === 'CHANNEL' ? { ...body, channel } : { ...body, monthlySales },
  // A text of base64 is hardly ever a picture: this one is, of one pixel.
  uploadLogo: () => ({ picture: dot }),
  // The store of this run has no rates of currencies.
  updateBrand: (body) => Object.fromEntries(Object.entries(body).filter(([field]) => field !== 'displayCurrency')),
  createGroupSale: withTravellers,
  quoteGroupSale: withTravellers,
  // A new profile or a known one, not both.
  topUpActivationWithProfile: (body) =>
    typeof body['customerProfileDomainId'] === 'string'
      ? Object.fromEntries(Object.entries(body).filter(([field]) => field !== 'dedicated'))
      : { ...body, dedicated: true },
};

export const repairBody = (operationId: string, body: unknown, { caller }: Maker): unknown =>
  bodyRepairs[operationId]?.(body as Fields, caller.known) ?? body;

/** Optional fields with a value that the caller saw before: a random one nearly always gets 404 or 409. */
export const guessed: ReadonlySet<string> = new Set([
  'expectedPrice',
  'expectedRetailPrice',
  'customerProfileDomainId',
]);

const isBoundary = ({ name }: ParameterValue): boolean => name === 'from' || name === 'to';

/** Both ends of the window in their order, or none. */
const withWindow = (values: ParameterValue[]): ParameterValue[] => {
  const others = values.filter((each) => !isBoundary(each));
  const [from, to] = values.filter(isBoundary).sort((one, other) => one.value.localeCompare(other.value));
  return from && to ? [...others, { ...from, name: 'from' }, { ...to, name: 'to' }] : others;
};

/** The customer is named by an address, unless the key says otherwise. */
const withCustomer = (values: ParameterValue[]): ParameterValue[] => {
  const isIccid = values.some(({ name, value }) => name === 'user_identifier_key' && value === 'ICCID');
  return values.map((each) =>
    each.name !== 'user_identifier' || isIccid || each.value.includes('@')
      ? each
      : { ...each, value: `${each.value}@example.com` },
  );
};

/** Rules between parameters, by operation. */
const parameterRepairs: Record<string, (values: ParameterValue[]) => ParameterValue[]> = {
  // A window has an end after its beginning.
  listActivatedItems: (values) => withCustomer(withWindow(values)),
  exportActivatedItems: withWindow,
  exportActivatedItemsWorkbook: withWindow,
  // Nor has it more steps than are answered: years of hours are refused.
  getRevenue: (values) => {
    const window = withWindow(values);
    if (!window.some(isBoundary)) return window;
    const others = window.filter(({ name }) => name !== 'granularity');
    return [...others, { in: 'query', name: 'granularity', value: '30d' }];
  },
  // Only a few of a million numbers have a text.
  getLegalVersion: (values) => values.map((each) => (each.name === 'version' ? { ...each, value: '1' } : each)),
};

export const repairParameters = (operationId: string, values: ParameterValue[]): ParameterValue[] =>
  parameterRepairs[operationId]?.(values) ?? values;

/** Requests that are refused with 400 only for their content, by operation. */
const guesses: Record<string, RegExp> = {
  // The code went to a phone.
  submitExchangeSignIn: /The code is no longer valid/,
  // So did the one that a token of the exchange is given for. The limits of a cart are those of its lines together.
  submitCart: /Sign in at the exchange and send the token|Buy (?:for )?at most/,
  submitCreditTopUp: /Sign in at the exchange and send the token/,
  calculateCartPrice: /Buy (?:for )?at most/,
  // The payment decides who gives it back, and so whether the transfer back is named.
  refundPayment: /Leave it out: the provider gives|Name the transfer back/,
  // The customer's earlier purchases decide whether the domain must be named.
  topUpActivation: /The customer has several balances that fit/,
};

export const isGuess = (operationId: string, answer: string): boolean => guesses[operationId]?.test(answer) ?? false;
