import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/i18n/use-format.ts';
import styles from './StockLabel.module.css';

export type StockLabelProps = {
  /** Own stock in units; 0 or undefined means none. */
  amount: number | null | undefined;
};

/**
 * Own stock, or an infinity sign with its word: without stock each sale is charged to credit (STO-036).
 *
 * Use it wherever it matters what the next sale is paid from.
 */
export const StockLabel = ({ amount }: StockLabelProps): ReactElement => {
  const { t } = useTranslation('inventory');
  const { number } = useFormat();
  if (amount !== null && amount !== undefined && amount > 0) return <data value={amount}>{number(amount)}</data>;
  return (
    <span className={styles.stock} title={t('noStock')}>
      <span className={styles.infinity} aria-hidden>
        ∞
      </span>{' '}
      <span className={styles.word}>{t('onCredit')}</span>
    </span>
  );
};
