import { useTranslation } from 'react-i18next';
import type { Purchase } from '#contract/storefront/model/purchase.ts';
import { purchaseAmount } from '#domain/purchase.ts';
import { useLineName } from './use-line-name.ts';

/** Names a purchase: its one line, or how many packages it holds. */
export const usePurchaseTitle = (): ((purchase: Purchase) => string) => {
  const { t } = useTranslation('credits');
  const lineName = useLineName();
  return ({ items }) => {
    const [first] = items;
    return items.length === 1 && first ? lineName(first) : t('history.group', { count: purchaseAmount({ items }) });
  };
};
