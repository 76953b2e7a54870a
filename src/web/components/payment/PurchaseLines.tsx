import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Purchase } from '#contract/storefront/model/purchase.ts';
import { purchaseTax } from '#domain/purchase.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { classes } from '#web/ui/props.ts';
import { Amount } from './Amount.tsx';
import styles from './PurchaseLines.module.css';
import { PurchaseStatusBadge } from './PurchaseStatusBadge.tsx';
import { useLineName } from './use-purchase-title.ts';

const Line = ({
  label,
  isDiscount = false,
  children,
}: {
  label: ReactNode;
  isDiscount?: boolean;
  children: ReactNode;
}) => (
  <li className={classes(styles.line, isDiscount && styles.discount)}>
    <span className={styles.label}>{label}</span>
    <span className={styles.amount}>{children}</span>
  </li>
);

type PurchaseLinesProps = {
  /** A past purchase; its lines say more only where their states differ. */
  purchase: Purchase;
};

/**
 * The parts of a purchase: its lines, the discount, and the tax.
 *
 * Use it inside PurchaseCard and PurchaseDetails. Before the payment use PriceSummary.
 *
 * Anatomy: a list with the name of each line on the left and its amount on the right.
 *
 * Do:
 * - Show the total beside it.
 *
 * Don't:
 * - Add up its lines: the sums are the server's.
 */
export const PurchaseLines = ({ purchase }: PurchaseLinesProps): ReactElement => {
  const { t } = useTranslation('credits');
  const { percent } = useFormat();
  const lineName = useLineName();
  const { items, bulkDiscounts } = purchase;
  const tax = purchaseTax(purchase);
  // The card shows the state of the whole purchase; a line says more only where lines differ.
  const isMixed = items.some(({ status }) => status !== items[0]?.status);
  return (
    <ul className={styles.lines}>
      {items.map((item) => (
        <Line
          key={item.id}
          label={
            <>
              {lineName(item)} {isMixed && <PurchaseStatusBadge status={item.status} />}
            </>
          }
        >
          <Amount price={item.totalPackagePrices[0]} />
        </Line>
      ))}
      {bulkDiscounts.map(({ discountRate, discountValues }) => (
        <Line key={discountRate} label={t('history.discount', { rate: percent(discountRate) })} isDiscount>
          −<Amount price={discountValues[0]} />
        </Line>
      ))}
      {tax && (
        <Line label={t('history.tax')}>
          <Amount price={tax} />
        </Line>
      )}
    </ul>
  );
};
