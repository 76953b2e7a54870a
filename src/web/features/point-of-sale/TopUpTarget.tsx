import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import { type Buyer, isToppedUp } from '#domain/buyer.ts';
import { firstPrice } from '#domain/package.ts';
import { fitsCustomer, type NewEsimPlan, planNewEsim, type ProfileDomain } from '#domain/profile-domain.ts';
import { currentTime } from '#web/device/assumed.ts';
import { RadioList } from '#web/ui/fields/RadioList.tsx';
import type { KnownBuyer } from './use-buyer.ts';

export type TopUpBalance = {
  /** The balances of an existing customer that fit the package, the proposed one first. */
  domains: readonly ProfileDomain[];
  domainId: string | undefined;
  choose: (id: string) => void;
  /** Sent to the server only when it cannot derive it. */
  sentId: string | undefined;
  /** What becomes of what is left on a known customer's other eSIMs; undefined where no new one is sold to them. */
  plan: NewEsimPlan | undefined;
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

const useRefusal = (item: InventoryItem, known: KnownBuyer): string | undefined => {
  const { t } = useTranslation('pointOfSale');
  if (!item.active) return t('summary.inactive');
  if (known.existing) return t('known.reason');
  if (known.domains && !fitsCustomer(item, known.domains)) return t('summary.unfit');
  return firstPrice(item.retailPrices) ? undefined : t('summary.priceMissing');
};

/** The balance that the sale tops up, and whether the sale is possible. */
export const useTopUpBalance = (buyer: Buyer, item: InventoryItem, known: KnownBuyer): TopUpBalance => {
  const domains = domainsFor(buyer, item, known);
  const [chosen, choose] = useState<string>();
  const domainId = chosen ?? domains[0]?.id;
  const isNewEsim = known.details !== undefined && !isToppedUp(buyer);
  const plan = isNewEsim && known.details ? planNewEsim(item, known.details, currentTime()) : undefined;
  const toppedUpId = domains.length > 1 ? domainId : undefined;
  return {
    domains,
    domainId,
    choose,
    sentId: plan ? plan.domainId : toppedUpId,
    plan,
    needsNewEsim: item.active && known.domains !== undefined && !fitsCustomer(item, known.domains),
    refusal: useRefusal(item, known),
  };
};

export type TopUpTargetProps = {
  /** More than one: the seller chooses which eSIM is topped up. */
  domains?: readonly ProfileDomain[];
  /** The chosen eSIM; undefined until one is chosen. */
  domainId?: string | undefined;
  /** Called with the id of the newly chosen eSIM. */
  onDomainChange?: (id: string) => void;
};

const NO_DOMAINS: readonly ProfileDomain[] = [];

/**
 * Which eSIM of several is topped up.
 *
 * Use it within the summary of a top-up; with one eSIM it shows nothing.
 *
 * Keyboard: arrows choose.
 */
export const TopUpTarget = ({
  domains = NO_DOMAINS,
  domainId,
  onDomainChange,
}: TopUpTargetProps): ReactElement | null => {
  const { t } = useTranslation('pointOfSale');
  if (domains.length < 2) return null;
  return (
    <RadioList
      label={t('summary.target')}
      appearance="card"
      options={domains.map(({ id, iccids }) => ({
        value: id,
        label: iccids.join(', '),
        description: t('summary.targetEsims', { count: iccids.length }),
      }))}
      value={domainId ?? null}
      onChange={(id) => onDomainChange?.(id)}
    />
  );
};
