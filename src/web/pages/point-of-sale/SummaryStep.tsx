import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import type { Buyer } from '#domain/buyer.ts';
import { MainAction } from '#web/components/point-of-sale/MainAction.tsx';
import { SellSummary } from '#web/components/point-of-sale/SellSummary.tsx';
import type { KnownBuyer } from './use-buyer.ts';
import type { Target } from './use-target.ts';

export type SummaryStepProps = {
  buyer: Buyer;
  item: InventoryItem;
  known: KnownBuyer;
  target: Target;
  onConfirm: () => void;
};

/** What is sold to whom for how much, until the seller has the money. */
export const SummaryStep = ({ buyer, item, known, target, onConfirm }: SummaryStepProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  return (
    <>
      <SellSummary
        item={item}
        customer={known.name}
        country={buyer.type === 'existing' ? undefined : buyer.country}
        domains={target.domains}
        domainId={target.domainId}
        onDomainChange={target.choose}
      />
      <MainAction onPress={onConfirm} disabledReason={target.refusal}>
        {t('summary.confirm')}
      </MainAction>
    </>
  );
};
