import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import type { Buyer } from '#domain/buyer.ts';
import type { PriceChanges } from '#domain/shown-price.ts';
import { MainAction } from './components/MainAction.tsx';
import { PriceChanged } from './components/PriceChanged.tsx';
import { SellSummary } from './components/SellSummary.tsx';
import { CreditMissing } from './CreditMissing.tsx';
import type { KnownBuyer } from './use-buyer.ts';
import type { TopUpBalance } from './use-top-up-balance.ts';

export type SummaryStepProps = {
  /** Who buys it, as the address says. */
  buyer: Buyer;
  /** What is sold. */
  item: InventoryItem;
  /** What the store knows of the buyer: address, country, eSIMs. */
  known: KnownBuyer;
  /** Which eSIM of several is topped up. */
  topUpBalance: TopUpBalance;
  /** The prices are not those that the seller was shown first. */
  changes?: PriceChanges | undefined;
  /** The seller goes on with the new prices. */
  onAcceptPrices?: (() => void) | undefined;
  /** The seller has the money: on to the notes. */
  onConfirm: () => void;
};

/** The summary: package, buyer and price, until the seller has the money. */
export const SummaryStep = (props: SummaryStepProps): ReactElement => {
  const { buyer, item, known, topUpBalance, changes, onConfirm } = props;
  const { t } = useTranslation('pointOfSale');
  return (
    <>
      <SellSummary
        item={item}
        customer={known.name}
        country={buyer.type === 'existing' ? undefined : buyer.country}
        domains={topUpBalance.domains}
        domainId={topUpBalance.domainId}
        onDomainChange={topUpBalance.choose}
      />
      <CreditMissing item={item} />
      {changes && <PriceChanged changes={changes} onAccept={props.onAcceptPrices} />}
      <MainAction onPress={onConfirm} disabledReason={changes ? t('priceChange.reason') : topUpBalance.refusal}>
        {t('summary.confirm')}
      </MainAction>
    </>
  );
};
