import { useTranslation } from 'react-i18next';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import { marginAt } from '#domain/margin.ts';
import { DEFAULT_CURRENCY } from '#domain/money.ts';
import { firstPrice } from '#domain/package.ts';
import { useFormat } from '#web/i18n/use-format.ts';

type Doubt = { question: string; confirm: string };

/** What is asked before a price is saved that earns nothing, or less than the package costs (VAL-105). */
export const usePriceDoubt = (): ((price: number, item: InventoryItem) => Doubt | undefined) => {
  const { t } = useTranslation('inventory');
  const { money } = useFormat();
  return (price, item) => {
    if (price === firstPrice(item.retailPrices)?.priceValue) return undefined;
    const loss = -(marginAt(String(price), item)?.amount ?? 0);
    if (price > 0 && loss <= 0) return undefined;
    const question = price === 0 ? t('edit.askFree') : t('edit.askBelowCost', { loss: money(loss, DEFAULT_CURRENCY) });
    return { question, confirm: t('edit.saveAnyway') };
  };
};
