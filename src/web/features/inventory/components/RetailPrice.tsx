import type { ReactElement } from 'react';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import { itemMargin } from '#domain/margin.ts';
import { firstPrice } from '#domain/package.ts';
import { PriceLabel } from '#web/components/packages/PriceLabel.tsx';
import { MarginLabel } from './MarginLabel.tsx';
import styles from './RetailPrice.module.css';

export type RetailPriceProps = {
  /** With its purchase and its retail price in the same currency. */
  item: Pick<InventoryItem, 'prices' | 'retailPrices'>;
};

/**
 * The retail price of an item, and below it what is left of a sale.
 *
 * Use it in the inventory's lists. At the till, where the customer looks on, a tile shows no margin.
 */
export const RetailPrice = ({ item }: RetailPriceProps): ReactElement => {
  const margin = itemMargin(item);
  return (
    <span className={styles.price}>
      <PriceLabel price={firstPrice(item.retailPrices)} isStrong />
      {margin && (
        <small className={styles.margin}>
          <MarginLabel margin={margin} />
        </small>
      )}
    </span>
  );
};
