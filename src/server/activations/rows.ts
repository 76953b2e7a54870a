// The rows of a sale as sale_json, customer_json and esim_json build them in the database.
import type { EsimState } from '#contract/storefront/model/esimState.ts';
import type { ReplacementReason } from '#contract/storefront/model/replacementReason.ts';
import type { SoldItem } from '#contract/storefront/model/soldItem.ts';
import type { PeriodUse } from '#domain/extended-policy.ts';
import type { PackageRow } from '../products/index.ts';

export type SaleRow = PackageRow &
  PeriodUse & {
    /** Its key, by which the store goes through sales. Never shown: it counts the sales of all resellers. */
    id: number;
    /** Its number among the sales of its reseller. Results that an older release stored lack it; their key is the number. */
    number?: number;
    uid: string;
    name: string;
    createdAt: string;
    channelName: string;
    channelType: SoldItem['salesChannelTypeCode'];
    activationType: SoldItem['activationType'];
    purchasePrice: number;
    retailPrice: number;
    currency: string;
    metatag: string | null;
    state: SoldItem['state'];
    profileDomainId: string;
    customerId: string;
    activationMode: SoldItem['balance']['activationMode'];
    activatedAt: string | null;
    expiresAt: string | null;
    sizeBytes: number;
    usedBytes: number;
    /** Whether an eSIM that has it can still be used; null while the first one is on order, absent in old stored answers. */
    hasEsim?: boolean | null;
    /** When it was refunded, and whether the package went back to the stock; absent in old stored answers. */
    refund?: { at: string; isToStock: boolean } | null;
  };

/** The values that the token of an eSIM's share link is made of. */
export type ShareLinkRow = { esimId: string; id: string; endsAt: string };

/** The link of the customer's first eSIM. */
export type CustomerRow = {
  id: string;
  email: string | null;
  country: string | null;
  createdAt: string;
  erasedAt: string | null;
  link: ShareLinkRow;
};

export type EsimRow = {
  id: string;
  iccid: string;
  imsi: string | null;
  activationCode: string;
  state: EsimState;
  active: boolean;
  activatedAt: string | null;
  lastSeen: string | null;
  lastTimeConnected: string | null;
  lastDataConsumed: string | null;
  lastCountry: string | null;
  lastNetwork: string | null;
  profileDomainId: string;
  profileDomainKey: string;
  customerId: string;
  /** The states of what was sold in its profile domain; absent in old stored answers. */
  saleStates?: SoldItem['state'][] | null;
  /** The id of the eSIM that took its place; absent in old stored answers. */
  replacedBy?: string | null;
  /** Why; absent in old stored answers. */
  replacementReason?: ReplacementReason | null;
  /** When; absent in old stored answers. */
  replacedAt?: string | null;
  /** Its supplier keeps the balance on it; absent in old stored answers. */
  isBalanceBound?: boolean;
  link: ShareLinkRow;
};
