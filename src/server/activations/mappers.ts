// Maps rows to the contract's sales, customers and eSIMs.
import type { Balance } from '#contract/storefront/model/balance.ts';
import type { Customer } from '#contract/storefront/model/customer.ts';
import type { DataSize } from '#contract/storefront/model/dataSize.ts';
import type { Esim } from '#contract/storefront/model/esim.ts';
import type { EsimWithdrawal } from '#contract/storefront/model/esimWithdrawal.ts';
import type { ReplacedEsim } from '#contract/storefront/model/replacedEsim.ts';
import type { SoldItem } from '#contract/storefront/model/soldItem.ts';
import { availableBytes } from '#domain/balance.ts';
import { fromBytes } from '#domain/data-volume.ts';
import { formatWallTime } from '#domain/date.ts';
import { appleUniversalLink, esimWithdrawal, packageWithdrawal } from '#domain/esim.ts';
import { hasReset, nextReset, remainingHighSpeedBytes } from '#domain/extended-policy.ts';
import { DEFAULT_CURRENCY, toMoney } from '#domain/money.ts';
import { omitNullish } from '../core/omit-nullish.ts';
import { isoDate } from '../core/time-zone.ts';
import { inZone } from '../core/time-zone.ts';
import { describePackage } from '../products/index.ts';
import type { CustomerRow, EsimRow, SaleRow, ShareLinkRow } from './rows.ts';

type Replaced = Pick<EsimRow, 'replacedAt' | 'replacementReason'>;

/** The page that a link opens. */
export type SharedPage = 'profile' | 'installation';

/**
 * The links that a customer is given, the same ones every time. They are bearer links: anyone who has a link sees the
 * page that it opens.
 */
export type ShareLinks = {
  /** The profile page of the customer of the link's eSIM. */
  profileUrl(link: ShareLinkRow): Promise<string>;
  /** The installation page of the link's eSIM. */
  installationUrl(link: ShareLinkRow): Promise<string>;
  /** A short address that leads to one of them. */
  shortUrl(link: Pick<ShareLinkRow, 'id'>, page: SharedPage): string;
};

/** The policy of a sold package, with its remaining high-speed volume. */
const toActivePolicy = (row: SaleRow, now: Date): Pick<Balance, 'extendedDataPolicy' | 'dailyBalance'> => {
  const { policy } = row;
  if (policy === null) return { extendedDataPolicy: null };
  const bytes = remainingHighSpeedBytes({ ...row, policy }, now);
  const remaining = bytes === undefined ? null : fromBytes(bytes);
  const nextResetTime = isoDate(nextReset({ ...row, policy }, now) ?? null);
  return {
    extendedDataPolicy: { ...policy, ...omitNullish({ nextResetTime, remainingHighSpeedVolume: remaining }) },
    ...(hasReset(policy) && omitNullish({ dailyBalance: remaining })),
  };
};

export const toBalance = (row: SaleRow, now: Date): Balance => {
  const { profileDomainKey: _, extendedDataPolicy: __, ...described } = describePackage(row);
  const { sizeValue, sizeUnit, ...packageParts } = described;
  return {
    name: row.name,
    activationMode: row.activationMode,
    size: { sizeValue, sizeUnit },
    availableBalance: fromBytes(availableBytes(row, now)),
    usedBalance: fromBytes(row.usedBytes),
    ...packageParts,
    ...toActivePolicy(row, now),
    ...omitNullish({
      activatedAt: isoDate(row.activatedAt),
      expiresAt: isoDate(row.expiresAt),
      withdrawal: packageWithdrawal(row),
    }),
  };
};

/** What people and programs know as the number of a sale (decision 128). */
export const numberOf = ({ number, id }: Pick<SaleRow, 'number' | 'id'>): number => number ?? id;

export const toSoldItem = (row: SaleRow, now: Date): SoldItem => {
  const soldAt = new Date(row.createdAt);
  return {
    id: numberOf(row),
    uid: row.uid,
    name: row.name,
    salesDate: soldAt.toISOString(),
    date: formatWallTime(inZone(soldAt, 'UTC')),
    salesChannel: row.channelName,
    salesChannelTypeCode: row.channelType,
    activationType: row.activationType,
    purchasePrice: toMoney(row.purchasePrice, row.currency),
    retailPrice: toMoney(row.retailPrice, DEFAULT_CURRENCY),
    state: row.state,
    profileDomainKey: row.profileDomainKey,
    customerProfileDomainId: row.profileDomainId,
    balance: toBalance(row, now),
    ...omitNullish({
      metatag: row.metatag,
      refund: row.refund && {
        at: new Date(row.refund.at).toISOString(),
        to: row.refund.isToStock ? 'STOCK' : 'CREDIT',
      },
    }),
  };
};

/** Why an eSIM can no longer be used, by what was sold on it. */
export const withdrawalOf = (row: EsimRow): EsimWithdrawal | undefined =>
  esimWithdrawal(
    row,
    (row.saleStates ?? []).map((state) => ({ state })),
  );

/** The remaining volume of several sales together. */
export const totalAvailable = (rows: SaleRow[], now: Date): DataSize =>
  fromBytes(rows.reduce((total, row) => total + availableBytes(row, now), 0));

/** Why an eSIM was withdrawn, or else what it is installed with: a withdrawn one has no codes in any answer (PKG-125). */
export const withdrawalOrCodes = (row: EsimRow) => {
  const withdrawal = withdrawalOf(row);
  const { activationCode } = row;
  return withdrawal === undefined
    ? { activationCode, appleUniversalLink: appleUniversalLink(activationCode) }
    : { withdrawal };
};

/** When and why another eSIM took its place; undefined unless one did. */
export const toReplacement = ({ replacedAt, replacementReason }: Replaced): ReplacedEsim | undefined =>
  typeof replacedAt === 'string' && replacementReason
    ? { at: new Date(replacedAt).toISOString(), reason: replacementReason }
    : undefined;

export const toEsim = async (row: EsimRow, links: ShareLinks): Promise<Esim> => ({
  iccid: row.iccid,
  uid: row.id,
  ...withdrawalOrCodes(row),
  installationUrl: await links.installationUrl(row.link),
  shortInstallationUrl: links.shortUrl(row.link, 'installation'),
  state: row.state,
  active: row.active,
  profileDomainKey: row.profileDomainKey,
  customerProfileDomainId: row.profileDomainId,
  ...(row.isBalanceBound && { isBalanceBound: true }),
  ...omitNullish({
    replacement: toReplacement(row),
    imsi: row.imsi,
    lastSeen: isoDate(row.lastSeen),
    activatedAt: isoDate(row.activatedAt),
    lastTimeConnected: isoDate(row.lastTimeConnected),
    lastDataConsumed: isoDate(row.lastDataConsumed),
    lastNetwork:
      row.lastCountry === null ? null : { countrySymbol: row.lastCountry, network: row.lastNetwork ?? row.lastCountry },
  }),
});

/** A customer, with the link to the profile page of its first eSIM. Every customer has at least one eSIM. */
export const toCustomer = async (row: CustomerRow, links: ShareLinks): Promise<Customer> => ({
  uid: row.id,
  profileUrl: await links.profileUrl(row.link),
  shortProfileUrl: links.shortUrl(row.link, 'profile'),
  ...omitNullish({ email: row.email, countryOfResidence: row.country, erasedAt: isoDate(row.erasedAt) }),
});
