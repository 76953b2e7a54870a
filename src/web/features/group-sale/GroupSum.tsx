import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { GroupSaleQuote } from '#contract/storefront/model/groupSaleQuote.ts';
import { type Money, times } from '#domain/money.ts';
import { purchasePriceShown } from '#web/browser-storage/flags.ts';
import { useStored } from '#web/browser-storage/stored.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { FactList } from '#web/ui/data/FactList.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { Collected } from './Collected.tsx';
import { OwnCost } from './OwnCost.tsx';
import styles from './GroupSalePage.module.css';

type GroupSumProps = {
  /** What the store says it costs now. */
  quote: GroupSaleQuote;
  /** How many packages are sold. */
  count: number;
  /** How many lines the list has, with those that cannot be sold as they are. */
  of?: number;
  /** How many of the packages the stock and the credit cover. */
  covered: number;
  /** The credit is topped up automatically for the others. */
  isToppedUp: boolean;
};

/** What the travellers of a group pay, and on demand what it costs the seller and leaves of the credit. */
export const GroupSum = ({ quote, count, of = count, covered, isToppedUp }: GroupSumProps): ReactElement => {
  const { t } = useTranslation('groupSale');
  const { money, number } = useFormat();
  const isShown = useStored(purchasePriceShown);
  const { price, retailPrice, fromStock, total, credit, creditAfter } = quote;
  const inWords = ({ priceValue, currencyCode }: Money): string => money(priceValue, currencyCode);
  const inCredit = (value: number): string => money(value, total.currencyCode);
  return (
    <div className={styles.preview}>
      <FactList
        facts={[
          {
            key: 'count',
            label: t('preview.count'),
            value: of > count ? t('preview.countOf', { count, of }) : number(count),
          },
          { key: 'retail', label: t('preview.retailPrice'), value: inWords(retailPrice) },
          {
            key: 'collected',
            label: t('preview.collected'),
            value: <Collected price={times(retailPrice, count)} />,
          },
          ...(fromStock > 0
            ? [
                {
                  key: 'stock',
                  label: t('preview.fromStock'),
                  value:
                    fromStock < count
                      ? t('preview.stockAndCredit', { stock: fromStock, rest: count - fromStock })
                      : number(fromStock),
                },
              ]
            : []),
          { key: 'price', label: t('preview.price'), value: <OwnCost cost={inWords(price)} /> },
          ...(isShown
            ? [
                { key: 'total', label: t('preview.total'), value: inWords(total) },
                { key: 'credit', label: t('preview.credit'), value: inCredit(credit) },
                { key: 'after', label: t('preview.creditAfter'), value: inCredit(creditAfter) },
              ]
            : []),
        ]}
      />
      {covered < count && isToppedUp && <Banner>{t('preview.toppedUp')}</Banner>}
      {covered < count && !isToppedUp && (
        <Banner tone="warning" title={t('preview.missingTitle', { amount: inCredit(-creditAfter) })}>
          {t(covered > 0 ? 'preview.missing' : 'preview.missingAll')}
        </Banner>
      )}
    </div>
  );
};
