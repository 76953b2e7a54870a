import { useTranslation } from 'react-i18next';
import type { Purchase } from '#contract/storefront/model/purchase.ts';
import { purchaseAmount } from '#domain/purchase.ts';
import type { PurchaseItemsItem } from '#contract/storefront/model/purchaseItemsItem.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';

/** Names a line of a purchase: so many of a package, or credit. */
export const useLineName = (): ((item: PurchaseItemsItem) => string) => {
  const { t } = useTranslation('credits');
  const nameOf = usePackageName();
  return ({ dataPackageName: name, dataPackage, amount }) => {
    if (name === undefined) return t('history.credit');
    return t('history.line', { amount, name: dataPackage ? nameOf({ ...dataPackage, name }) : name });
  };
};

/** Names a purchase: its one line, or how many packages it holds. */
export const usePurchaseTitle = (): ((purchase: Purchase) => string) => {
  const { t } = useTranslation('credits');
  const lineName = useLineName();
  return ({ items }) => {
    const [first] = items;
    return items.length === 1 && first ? lineName(first) : t('history.group', { count: purchaseAmount({ items }) });
  };
};
