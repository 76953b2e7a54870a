import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerDetails } from '#contract/storefront/model/customerDetails.ts';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import type { SoldItem } from '#contract/storefront/model/soldItem.ts';
import { type Buyer, isToppedUp } from '#domain/buyer.ts';
import { firstPrice } from '#domain/package.ts';
import {
  fitsCustomer,
  type NewEsimPlan,
  packagesInUse,
  planNewEsim,
  type ProfileDomain,
} from '#domain/profile-domain.ts';
import { currentTime } from '#web/device/assumed.ts';
import type { KnownBuyer } from './use-buyer.ts';

/** A new eSIM for a known customer, and what is left on those that go on working. */
export type NewEsim = NewEsimPlan & { stays: readonly SoldItem[] };

/**
 * What becomes of a known customer's eSIMs by a package with a new one.
 *
 * @param soldTo The instance that got the package, once it was sold.
 */
export const newEsimOf = (
  item: Pick<InventoryItem, 'profileDomainKey'>,
  details: CustomerDetails,
  soldTo?: string,
): NewEsim => {
  const now = currentTime();
  const isOther = (sale: SoldItem): boolean => sale.customerProfileDomainId !== soldTo;
  return { ...planNewEsim(item, details, now), stays: packagesInUse(details, now).filter(isOther) };
};

export type TopUpBalance = {
  /** The balances of an existing customer that fit the package, the proposed one first. */
  domains: readonly ProfileDomain[];
  domainId: string | undefined;
  choose: (id: string) => void;
  /** Sent to the server only when it cannot derive it. */
  sentId: string | undefined;
  /** What becomes of what is left on a known customer's other eSIMs; undefined where no new one is sold to them. */
  plan: NewEsim | undefined;
  /** The package fits none of the customer's eSIMs: it can be sold with a new one. */
  needsNewEsim: boolean;
  /** Why this package cannot be sold to this buyer. */
  refusal: string | undefined;
};

/** The balance of the eSIM that was searched for comes first. */
const domainsFor = (buyer: Buyer, item: InventoryItem, known: KnownBuyer): ProfileDomain[] => {
  const iccid = buyer.type === 'existing' ? buyer.iccid : undefined;
  const isWanted = ({ iccids }: ProfileDomain): boolean => iccid !== undefined && iccids.includes(iccid);
  return (known.domains ?? [])
    .filter(({ key }) => key === item.profileDomainKey)
    .sort((one, other) => Number(isWanted(other)) - Number(isWanted(one)));
};

const useRefusal = (buyer: Buyer, item: InventoryItem, known: KnownBuyer): string | undefined => {
  const { t } = useTranslation('pointOfSale');
  if (!item.active) return t('summary.inactive');
  if (known.existing) return t('known.reason');
  if (known.domains && !fitsCustomer(item, known.domains)) return t('summary.unfit');
  if (buyer.type !== 'existing' && buyer.country === undefined) return t('notes.countryMissing');
  return firstPrice(item.retailPrices) ? undefined : t('summary.priceMissing');
};

/** The balance that the sale tops up, and whether the sale is possible. */
export const useTopUpBalance = (buyer: Buyer, item: InventoryItem, known: KnownBuyer): TopUpBalance => {
  const domains = domainsFor(buyer, item, known);
  const [chosen, choose] = useState<string>();
  const domainId = chosen ?? domains[0]?.id;
  const isNewEsim = known.details !== undefined && !isToppedUp(buyer);
  const plan = isNewEsim && known.details ? newEsimOf(item, known.details) : undefined;
  const toppedUpId = domains.length > 1 ? domainId : undefined;
  return {
    domains,
    domainId,
    choose,
    sentId: plan ? plan.domainId : toppedUpId,
    plan,
    needsNewEsim: item.active && known.domains !== undefined && !fitsCustomer(item, known.domains),
    refusal: useRefusal(buyer, item, known),
  };
};
