import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import { firstPrice } from '#domain/package.ts';
import { InlineAction } from '#web/components/sales/InlineAction.tsx';
import { purchasePriceShown } from '#web/browser-storage/flags.ts';
import { useStored } from '#web/browser-storage/stored.ts';
import { useFormat } from '#web/i18n/use-format.ts';

type OwnPriceProps = {
  /** The package, with its stock and its purchase price. */
  item: InventoryItem;
  /** Says it in a whole sentence, where no label stands before it. */
  isSentence?: boolean;
};

/** What the seller pays for the package. A customer may be looking at the screen: the price is shown on demand. */
export const OwnPrice = ({ item, isSentence = false }: OwnPriceProps): ReactElement => {
  const { amount, prices } = item;
  const { t } = useTranslation('pointOfSale');
  const { money } = useFormat();
  const isShown = useStored(purchasePriceShown);
  if (amount > 0) return <>{t(isSentence ? 'summary.paysStock' : 'summary.fromStock', { count: amount })}</>;
  const cost = firstPrice(prices);
  const price = cost ? money(cost.priceValue, cost.currencyCode) : '';
  const shown = isSentence ? t('summary.paysCredit', { price }) : t('summary.fromCredit', { price });
  const hidden = isSentence ? t('summary.paysCreditHidden') : t('summary.fromCreditHidden');
  return (
    <>
      {isShown ? shown : hidden}{' '}
      <InlineAction onPress={() => purchasePriceShown.write(!isShown)}>
        {t(isShown ? 'summary.hidePrice' : 'summary.showPrice')}
      </InlineAction>
    </>
  );
};
