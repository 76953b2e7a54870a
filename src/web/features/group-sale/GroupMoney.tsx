import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { GroupSale } from '#contract/storefront/model/groupSale.ts';
import { isStillSold } from '#domain/group-sale-lines.ts';
import { type Money, times } from '#domain/money.ts';
import { purchasePriceShown } from '#web/browser-storage/flags.ts';
import { useStored } from '#web/browser-storage/stored.ts';
import { InlineAction } from '#web/components/sales/InlineAction.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { useAboutPrice } from '#web/queries/use-about-price.ts';
import { FactList } from '#web/ui/data/FactList.tsx';

type GroupMoneyProps = {
  /** The group sale with its lines. */
  group: GroupSale;
};

/** What is collected for the lines that were sold. A customer may be looking: what they cost is shown on demand. */
export const GroupMoney = ({ group: { lines, price, retailPrice } }: GroupMoneyProps): ReactElement => {
  const { t } = useTranslation(['groupSale', 'pointOfSale']);
  const { money, number } = useFormat();
  const isShown = useStored(purchasePriceShown);
  const sold = lines.filter(isStillSold).length;
  const collected = times(retailPrice, sold);
  const about = useAboutPrice(collected);
  const inWords = ({ priceValue, currencyCode }: Money): string => money(priceValue, currencyCode);
  const purchase = (
    <>
      {isShown && `${inWords(times(price, sold))} `}
      <InlineAction onPress={() => purchasePriceShown.write(!isShown)}>
        {t(isShown ? 'pointOfSale:summary.hidePrice' : 'pointOfSale:summary.showPrice')}
      </InlineAction>
    </>
  );
  return (
    <FactList
      facts={[
        { key: 'sold', label: t('money.sold'), value: number(sold) },
        { key: 'price', label: t('money.price'), value: inWords(retailPrice) },
        {
          key: 'collected',
          label: t('money.collected'),
          value: [inWords(collected), ...(about ? [about.about, about.rate] : [])].join(' · '),
        },
        { key: 'purchase', label: t('money.purchase'), value: purchase },
      ]}
    />
  );
};
