import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { GroupSale } from '#contract/storefront/model/groupSale.ts';
import { isStillSold } from '#domain/group-sale-lines.ts';
import { type Money, times } from '#domain/money.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { FactList } from '#web/ui/data/FactList.tsx';
import { Collected } from './Collected.tsx';
import { OwnCost } from './OwnCost.tsx';

type GroupMoneyProps = {
  /** The group sale with its lines. */
  group: GroupSale;
};

/** What is collected for the lines that were sold, and what they cost. */
export const GroupMoney = ({ group: { lines, price, retailPrice } }: GroupMoneyProps): ReactElement => {
  const { t } = useTranslation('groupSale');
  const { money, number } = useFormat();
  const sold = lines.filter(isStillSold).length;
  const inWords = ({ priceValue, currencyCode }: Money): string => money(priceValue, currencyCode);
  return (
    <FactList
      facts={[
        { key: 'sold', label: t('money.sold'), value: number(sold) },
        { key: 'price', label: t('preview.retailPrice'), value: inWords(retailPrice) },
        { key: 'collected', label: t('money.collected'), value: <Collected price={times(retailPrice, sold)} /> },
        { key: 'purchase', label: t('money.purchase'), value: <OwnCost cost={inWords(times(price, sold))} /> },
      ]}
    />
  );
};
