import { useTranslation } from 'react-i18next';
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
