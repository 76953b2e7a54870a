import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { GroupSaleQuote } from '#contract/storefront/model/groupSaleQuote.ts';
import { times } from '#domain/money.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { useAboutPrice } from '#web/queries/use-about-price.ts';
import { FactList } from '#web/ui/data/FactList.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import styles from './GroupSalePage.module.css';

type GroupSumProps = {
  /** What the store says it costs now. */
  quote: GroupSaleQuote;
  /** How many packages are sold. */
  count: number;
  /** How many of them the stock and the credit cover. */
  covered: number;
  /** The credit is topped up automatically for the others. */
  isToppedUp: boolean;
};

/** What a group sale costs, and what it leaves of the credit. */
export const GroupSum = ({ quote, count, covered, isToppedUp }: GroupSumProps): ReactElement => {
  const { t } = useTranslation('groupSale');
  const { money, number } = useFormat();
  const { price, retailPrice, fromStock, total, credit, creditAfter } = quote;
  const collected = times(retailPrice, count);
  const about = useAboutPrice(collected);
  const inCredit = (value: number): string => money(value, total.currencyCode);
  return (
    <div className={styles.preview}>
      <FactList
        facts={[
          { key: 'count', label: t('preview.count'), value: number(count) },
          { key: 'price', label: t('preview.price'), value: money(price.priceValue, price.currencyCode) },
          ...(fromStock > 0 ? [{ key: 'stock', label: t('preview.fromStock'), value: number(fromStock) }] : []),
          { key: 'total', label: t('preview.total'), value: inCredit(total.priceValue) },
          { key: 'credit', label: t('preview.credit'), value: inCredit(credit) },
          { key: 'after', label: t('preview.creditAfter'), value: inCredit(creditAfter) },
          {
            key: 'collected',
            label: t('preview.collected'),
            value: [
              money(collected.priceValue, collected.currencyCode),
              ...(about ? [about.about, about.rate] : []),
            ].join(' · '),
          },
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
