import type { ReactElement } from 'react';
import type { Money } from '#domain/money.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { useAboutPrice } from '#web/queries/use-about-price.ts';
import styles from './Collected.module.css';

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
