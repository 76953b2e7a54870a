import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Price } from '#contract/storefront/model/price.ts';
import type { VatExemption } from '#contract/storefront/model/vatExemption.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Figure, FigureSkeleton } from '#web/ui/data/Figure.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { classes } from '#web/ui/props.ts';
import styles from './PriceSummary.module.css';
import { useExemptionText } from './use-exemption-text.ts';

type PriceLine = {
  key: string;
  label: string;
  price: Price;
};

export type PriceSummaryProps = {
  /** What is bought, each with its price; none where an order list is above. */
  lines: readonly PriceLine[];
  /** A fraction: 0.05 is 5 %. */
  discount?: { rate: number; price: Price } | undefined;
  /** The tax; its line is left out where none is due. */
  vat?: Price | undefined;
  /** Why the tax is 0. */
  vatExemption?: VatExemption | undefined;
  /** What is paid, with tax and discount. */
  total: Price;
  /** The same total in a second currency, a token for example. */
  secondTotal?: Price | undefined;
  /** The sums are of an earlier state, and new ones are on their way. */
  isStale?: boolean;
};

type LineProps = {
  label: string;
  price: Price;
  isDiscount?: boolean;
  note?: string | undefined;
};

const Line = ({ label, price, isDiscount = false, note }: LineProps): ReactElement => {
  const { money } = useFormat();
  const amount = money(price.priceValue, price.currencyCode);
  return (
    <div className={isDiscount ? `${styles.line} ${styles.discount}` : styles.line}>
      <dt>{label}</dt>
      <dd>{isDiscount ? `−${amount}` : amount}</dd>
      {note !== undefined && <dd className={styles.note}>{note}</dd>}
    </div>
  );
};

const Total = ({ total, secondTotal }: Pick<PriceSummaryProps, 'total' | 'secondTotal'>): ReactElement => {
  const { t } = useTranslation('checkout');
  const { money, moneyParts } = useFormat();
  return (
    <div className={styles.total}>
      <dt>{t('summary.total')}</dt>
      <dd>
        <Figure {...moneyParts(total.priceValue, total.currencyCode)} size="large" />
        {secondTotal && (
          <span className={styles.second}>
            {t('summary.secondTotal', { amount: money(secondTotal.priceValue, secondTotal.currencyCode) })}
          </span>
        )}
      </dd>
    </div>
  );
};

/**
 * The lines of a purchase, and their total.
 *
 * Use it in a cart, and in a checkout beside the ways to pay. A purchase of the past shows PurchaseLines.
 *
 * Anatomy: a line for each thing bought, the discount, the tax with the reason where it is 0, and below a rule the total, large, with its second
 * currency.
 *
 * Do:
 * - Pass the sums as the server computed them: rounding is its own.
 * - Set `isStale` while new ones come: the old ones are dimmed, and nothing jumps.
 * - Show PriceSummarySkeleton before the first ones.
 *
 * Don't:
 * - Compute a total from the lines.
 */
export const PriceSummary = (props: PriceSummaryProps): ReactElement => {
  const { lines, discount, vat, vatExemption, total, secondTotal, isStale = false } = props;
  const { t } = useTranslation('checkout');
  const { percent } = useFormat();
  const exemptionText = useExemptionText();
  return (
    <dl
      className={classes(styles.summary, isStale && styles.stale)}
      aria-label={t('summary.label')}
      aria-busy={isStale}
    >
      {lines.map(({ key, label, price }) => (
        <Line key={key} label={label} price={price} />
      ))}
      {discount && (
        <Line label={t('summary.discount', { rate: percent(discount.rate) })} price={discount.price} isDiscount />
      )}
      {vat && <Line label={t('summary.vat')} price={vat} note={vatExemption && exemptionText(vatExemption)} />}
      <Total total={total} secondTotal={secondTotal} />
    </dl>
  );
};

/** The summary's place while its prices are being worked out: as many lines as there will be, VAT among them. */
export const PriceSummarySkeleton = ({ lines = 2 }: { lines?: number }): ReactElement => (
  <div className={styles.summary} aria-hidden>
    {Array.from({ length: lines }, (_, index) => (
      <div key={index} className={styles.line}>
        <Skeleton />
      </div>
    ))}
    <div className={styles.total}>
      <FigureSkeleton size="large" />
    </div>
  </div>
);
