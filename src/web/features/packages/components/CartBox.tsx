import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartPrice } from '#contract/storefront/model/cartPrice.ts';
import type { Money } from '#domain/money.ts';
import type { PackageFacts } from '#domain/package.ts';
import { AmountField } from '#web/components/packages/AmountField.tsx';
import { PackageName } from '#web/components/packages/list/PackageName.tsx';
import { priceSummaryOf } from '#web/components/payment/price-summary.ts';
import { PriceLabel } from '#web/components/packages/PriceLabel.tsx';
import { usePackageTexts } from '#web/components/packages/use-package-texts.ts';
import { PriceSummary, PriceSummarySkeleton } from '#web/components/payment/PriceSummary.tsx';
import type { QueryFailure } from '#web/components/query/query-failure.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#web/ui/feedback/ErrorState.tsx';
import { CartIcon, CloseIcon } from '#web/ui/icons.ts';
import styles from './Box.module.css';
import row from './BoxRow.module.css';

export type CartEntry = {
  /** Product id. */
  id: string;
  name: string;
  facts: PackageFacts;
  amount: number;
  /** For all units; undefined while it is being calculated. */
  price: Money | undefined;
};

type CartRowProps = {
  /** The package, and how many units. */
  entry: CartEntry;
  /** 0 removes the line. */
  onAmount: (id: string, amount: number) => void;
};

/** One line of the cart with its number of units. */
const CartRow = ({ entry, onAmount }: CartRowProps): ReactElement => {
  const { t } = useTranslation('shop');
  const texts = usePackageTexts();
  const { id, facts, amount, price } = entry;
  const name = usePackageName()({ ...facts, name: entry.name });
  return (
    <li className={row.cartRow}>
      <PackageName name={name} coverage={facts} note={texts.holds(facts)} />
      <span className={row.remove}>
        <IconButton
          label={t('box.removeFromCartNamed', { name })}
          icon={CloseIcon}
          size="small"
          onPress={() => onAmount(id, 0)}
        />
      </span>
      <div className={row.amount}>
        <AmountField name={name} amount={amount} onChange={(value) => onAmount(id, value)} />
      </div>
      <span className={row.price}>
        <PriceLabel price={price} isStrong />
      </span>
    </li>
  );
};

type CartBoxProps = {
  /** What is in the cart, in the order in which it was added. */
  entries: readonly CartEntry[];
  /** What is in it is not known, as the packages could not be loaded; and the way to try again. */
  unread?: QueryFailure | undefined;
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
export const CartBox = (all: CartBoxProps): ReactElement => {
  const { entries, unread, price, failure, onAmount, checkoutHref, ...props } = all;
  const { t } = useTranslation('shop');
  if (unread) return <ErrorState title={t('box.cartFailed')} {...unread} />;
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
