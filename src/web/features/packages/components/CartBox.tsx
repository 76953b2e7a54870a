import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartPrice } from '#contract/storefront/model/cartPrice.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { CartIcon } from '#web/ui/icons.ts';
import { PriceSummary, PriceSummarySkeleton } from '#web/components/payment/PriceSummary.tsx';
import { priceSummaryOf } from '#web/components/packages/price-summary.ts';
import styles from './Box.module.css';
import { type CartEntry, CartRow } from './CartRow.tsx';

export type CartBoxProps = {
  /** What is in the cart, in the order in which it was added. */
  entries: readonly CartEntry[];
  /** Undefined while it is being calculated, and where there is none. */
  price: CartPrice | undefined;
  /** Why there is no price. */
  failure?: { message: string; isCountryMissing: boolean } | undefined;
  /** Calculates the price again. */
  onRetry: () => void;
  /** Called with a package's id and its new number of units; 0 removes it. */
  onAmount: (id: string, amount: number) => void;
  /** Where the cart is paid. */
  checkoutHref: string;
  /** Where the missing country is entered. */
  setupHref: string;
};

type FailureProps = Pick<CartBoxProps, 'failure' | 'onRetry' | 'setupHref'>;

const Failure = ({ failure, onRetry, setupHref }: FailureProps): ReactElement | null => {
  const { t } = useTranslation(['shop', 'ui']);
  if (!failure) return null;
  const action = failure.isCountryMissing ? (
    <Link href={setupHref} variant="secondary" size="small">
      {t('shop:box.setup')}
    </Link>
  ) : (
    <Button size="small" onPress={onRetry}>
      {t('ui:retry')}
    </Button>
  );
  return (
    <Banner tone={failure.isCountryMissing ? 'warning' : 'danger'} action={action}>
      {failure.message}
    </Banner>
  );
};

const Summary = ({ price }: { price: CartPrice | undefined }): ReactElement =>
  price ? <PriceSummary {...priceSummaryOf(price)} lines={[]} /> : <PriceSummarySkeleton />;

/** Units to buy for the stock, with their price. */
export const CartBox = ({ entries, price, failure, onAmount, checkoutHref, ...props }: CartBoxProps): ReactElement => {
  const { t } = useTranslation('shop');
  if (entries.length === 0) {
    return <EmptyState icon={CartIcon} title={t('box.cartEmpty')} text={t('box.cartEmptyText')} />;
  }
  return (
    <div className={styles.content}>
      <div className={styles.scroller}>
        <ul aria-label={t('box.cart')}>
          {entries.map((entry) => (
            <CartRow key={entry.id} entry={entry} onAmount={onAmount} />
          ))}
        </ul>
      </div>
      <div className={styles.foot}>
        {failure ? <Failure failure={failure} {...props} /> : <Summary price={price} />}
        <p className={styles.hint}>{t('box.cartHint')}</p>
        <Link href={checkoutHref} variant="primary" isFullWidth>
          {t('box.checkout')}
        </Link>
      </div>
    </div>
  );
};
