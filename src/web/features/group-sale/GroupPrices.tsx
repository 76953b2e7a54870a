import type { Money } from '#domain/money.ts';
import { purchasePriceShown } from '#web/browser-storage/flags.ts';
import { useStored } from '#web/browser-storage/stored.ts';
import { InlineAction } from '#web/components/sales/InlineAction.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { useAboutPrice } from '#web/queries/use-about-price.ts';
import styles from './GroupPrices.module.css';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

type CollectedProps = {
  /** What the customers pay together. */
  price: Money;
};

/** What is collected, and below it the same in the reseller's second currency. */
export const Collected = ({ price }: CollectedProps): ReactElement => {
  const { money } = useFormat();
  const about = useAboutPrice(price);
  return (
    <>
      {money(price.priceValue, price.currencyCode)}
      {about && (
        <span className={styles.about}>
          {about.about} <span className={styles.rate}>{about.rate}</span>
        </span>
      )}
    </>
  );
};

type OwnCostProps = {
  /** What the seller pays, in words. */
  cost: string;
};

/** What the seller pays. A customer may be looking at the screen: it is shown on demand, as it is at the till. */
export const OwnCost = ({ cost }: OwnCostProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  const isShown = useStored(purchasePriceShown);
  return (
    <>
      {isShown && `${cost} `}
      <InlineAction onPress={() => purchasePriceShown.write(!isShown)}>
        {t(isShown ? 'summary.hidePrice' : 'summary.showPrice')}
      </InlineAction>
    </>
  );
};
