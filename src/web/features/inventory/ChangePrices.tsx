import { type ReactElement, useMemo } from 'react';
import type { PriceChange } from '#contract/storefront/model/priceChange.ts';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import { type Minor, toMinor } from '#domain/money.ts';
import { useListDataPackages } from '#web/api/storefront/products/products.ts';
import { ChangePricesModal, type ChangePricesModalProps } from './components/ChangePricesModal.tsx';
import { usePriceChanges } from './use-price-changes.ts';

type ChangePricesProps = Pick<ChangePricesModalProps, 'items' | 'onClose'>;

/** The prices of what is ticked; the recommended ones come from the packages on offer. */
export const ChangePrices = ({ items, onClose }: ChangePricesProps): ReactElement => {
  const { changePrices } = usePriceChanges();
  const { data } = useListDataPackages();
  const recommendedOf = useMemo(() => {
    const prices = new Map(data?.dataPackages.map((offer) => [offer.id, toMinor(offer.defaultRetailPriceInUsd)]));
    return ({ productId }: InventoryItem): Minor | undefined => prices.get(productId);
  }, [data]);
  const save = async (changes: PriceChange[]): Promise<void> => {
    await changePrices(items, changes);
    onClose();
  };
  return <ChangePricesModal items={items} recommendedOf={recommendedOf} onSave={save} onClose={onClose} />;
};
