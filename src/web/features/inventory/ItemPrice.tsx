import type { ReactElement } from 'react';
import { toMinor } from '#domain/money.ts';
import { toPriceChange } from '#domain/price-change.ts';
import type { PriceEditorProps } from './components/InventoryTable.tsx';
import { PriceCell } from './components/PriceCell.tsx';
import { usePriceChanges } from './use-price-changes.ts';

/** The retail price of one item while it is typed in its row. */
export const ItemPrice = ({ item, onClose }: PriceEditorProps): ReactElement => {
  const changePrices = usePriceChanges();
  const save = (priceValue: number): Promise<void> =>
    changePrices([item], [toPriceChange({ item, to: toMinor(priceValue) })]);
  return <PriceCell item={item} onSave={save} onClose={onClose} />;
};
