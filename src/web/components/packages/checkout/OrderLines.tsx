import type { ReactElement } from 'react';
import type { CartPrice } from '#contract/storefront/model/cartPrice.ts';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { PriceLabel } from '../PriceLabel.tsx';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import styles from './OrderLines.module.css';

export type OrderLinesProps = {
  /** Undefined while the price is being calculated. */
  price: CartPrice | undefined;
  /** The expected number of lines. */
  count: number;
};

const Loading = ({ count }: { count: number }): ReactElement => (
  <div className={styles.lines} aria-hidden>
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className={styles.line}>
        <Skeleton width="50%" />
      </div>
    ))}
  </div>
);

/**
 * The purchase: '2 x Europe 5 GB' and its price, line by line.
 *
 * Use it in a checkout, where the purchase can no longer be changed. In the cart, lines are CartRows.
 */
export const OrderLines = ({ price, count }: OrderLinesProps): ReactElement => {
  const { t } = useTranslation('shop');
  const nameOf = usePackageName();
  if (!price) return <Loading count={count} />;
  return (
    <dl className={styles.lines} aria-label={t('checkout.order')}>
      {price.items.map(({ amount, description: name, dataPackage, prices }) => (
        <div key={name} className={styles.line}>
          <dt>{`${amount} x ${nameOf({ ...dataPackage, name })}`}</dt>
          <dd>
            <PriceLabel price={prices[0]} />
          </dd>
        </div>
      ))}
    </dl>
  );
};
