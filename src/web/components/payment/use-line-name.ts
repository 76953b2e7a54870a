import { useTranslation } from 'react-i18next';
import type { PurchaseItemsItem } from '#contract/storefront/model/purchaseItemsItem.ts';

/** Names a line of a purchase: so many of a package, or credit. */
export const useLineName = (): ((item: PurchaseItemsItem) => string) => {
  const { t } = useTranslation('credits');
  return ({ dataPackageName, amount }) =>
    dataPackageName === undefined ? t('history.credit') : t('history.line', { amount, name: dataPackageName });
};
