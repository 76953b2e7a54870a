// What eSIM Go offers, at the prices that it charges the organisation.
import { createHash } from 'node:crypto';
import type { DataSize } from '#contract/storefront/model/dataSize.ts';
import type { Bundle } from '#contract/vendors/esim-go/zod/schemas/bundle.zod.ts';
import { Catalogue } from '#contract/vendors/esim-go/zod/schemas/catalogue.zod.ts';
import { Organisations } from '#contract/vendors/esim-go/zod/schemas/organisations.zod.ts';
import { toBytes } from '#domain/data-volume.ts';
import { catalogueName } from '#domain/package-name.ts';
import type { PackageFacts } from '#domain/package.ts';
import type { Log } from '../../../core/log.ts';
import { believe } from '../answer.ts';
import type { SupplierBalance } from '../balance.ts';
import type { SuppliedPackage } from '../gateway.ts';
import type { EsimGoClient } from './client.ts';

const PAGE_SIZE = 200;
const MEGABYTES = 1_000;
/** Below this amount, in their currency, the log warns: without a balance every sale is refunded. */
const LOW_BALANCE = 100;

/** Their bundles go onto eSIMs of the same operator's profile. The key fits the contract's 40 characters. */
const domainKey = (profileName: string): string =>
  `esim-go-${createHash('sha256').update(profileName).digest('base64url').slice(0, 12)}`;

/** Their units are decimal, ours binary: 1 GB there is sold as 1 GB here (decision 56). */
const sizeOf = (megabytes: number): DataSize =>
  megabytes % MEGABYTES === 0
    ? { sizeValue: megabytes / MEGABYTES, sizeUnit: 'GB' }
    : { sizeValue: megabytes, sizeUnit: 'MB' };

/** The codes of the countries, without the region's own code, which is not one of a country. */
const countriesOf = ({ countries, roamingEnabled }: Bundle): string[] => {
  const codes = [...countries, ...(roamingEnabled ?? [])].flatMap(({ iso }) => iso ?? []);
  return [...new Set(codes.filter((code) => /^[A-Z]{2}$/.test(code)))].toSorted();
};

/**
 * Undefined for bundles whose terms we cannot state: unlimited data, and a validity that does not begin with the first
 * use.
 */
const toPackage = (bundle: Bundle, costCurrency: string): SuppliedPackage | undefined => {
  const { name, description, dataAmount, duration, unlimited = false, autostart = true, profileName = '' } = bundle;
  const includedCountries = countriesOf(bundle);
  const cost = Math.ceil(Math.round(bundle.price * 10_000) / 100);
  if (unlimited || !autostart || includedCountries.length === 0) return undefined;
  if (dataAmount <= 0 || duration <= 0 || cost <= 0) return undefined;
  const size = sizeOf(dataAmount);
  const facts: PackageFacts = {
    ...size,
    packageType: 'standard',
    countrySet: null,
    includedCountries,
    validitySize: duration,
    validityUnit: 'days',
    validityUnlimited: false,
  };
  return {
    ...facts,
    id: name,
    name: catalogueName(facts) ?? description ?? name,
    sizeBytes: toBytes(size),
    profileDomainKey: domainKey(profileName),
    cost,
    costCurrency,
    retailPrice: null,
    policy: null,
  };
};

const readAccount = async (client: EsimGoClient, signal: AbortSignal) => {
  const account = believe(Organisations, await client.GET('/organisation', { signal }));
  const [first] = 'organisations' in account ? account.organisations : [account];
  if (!first) throw new Error('eSIM Go names no organisation');
  return first;
};

const readBundles = async (client: EsimGoClient, signal: AbortSignal): Promise<Bundle[]> => {
  const found: Bundle[] = [];
  for (let page = 1; ; page++) {
    const query = { page, perPage: PAGE_SIZE };
    const answer = await client.GET('/catalogue', { params: { query }, signal });
    const { bundles, pageCount = page + 1 } = believe(Catalogue, answer);
    found.push(...bundles);
    if (bundles.length === 0 || page >= pageCount) return found;
  }
};

type BundleDeps = {
  client: EsimGoClient;
  log: Log;
  /** Stores the balance there, for the operator to see. */
  noteBalance(balance: SupplierBalance): Promise<void>;
};

export const listBundles = async (
  { client, log, noteBalance }: BundleDeps,
  signal: AbortSignal,
): Promise<SuppliedPackage[]> => {
  const { balance, currency } = await readAccount(client, signal);
  const isLow = balance < LOW_BALANCE;
  await noteBalance({ amount: Math.round(balance * 100), currency, isLow });
  if (isLow) log.warn({ balance, currency }, 'The balance at eSIM Go is low');
  const bundles = await readBundles(client, signal);
  return bundles.map((bundle) => toPackage(bundle, currency)).filter((supplied) => supplied !== undefined);
};
