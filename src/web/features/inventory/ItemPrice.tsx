import type { ReactElement } from 'react';
import { toMinor } from '#domain/money.ts';
import { priceOf, toPriceChange } from '#domain/price-change.ts';
import type { PriceEditorProps } from './components/InventoryTable.tsx';
import { PriceCell } from './components/PriceCell.tsx';
import { usePriceChanges } from './use-price-changes.ts';

/** The retail price of one item while it is typed in its row. */
export const ItemPrice = ({ item, onClose }: PriceEditorProps): ReactElement => {
  const { changePrice } = usePriceChanges();
  const save = async (priceValue: number, seen = item): Promise<boolean> => {
    const to = toMinor(priceValue);
    const changed = await changePrice(seen, toPriceChange({ item: seen, to }));
    if (changed === undefined || priceOf(changed) === to) return true;
    // Its name alone was changed elsewhere.
    return priceOf(changed) === priceOf(seen) && save(priceValue, changed);
  };
  return <PriceCell item={item} onSave={save} onClose={onClose} />;
};
