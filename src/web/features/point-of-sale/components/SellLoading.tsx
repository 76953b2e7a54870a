import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '#web/ui/Spinner.tsx';
import styles from './SellOutcome.module.css';

export type SellLoadingProps = {
  /** Name of the package. */
  name: string;
};

/**
 * Shown while the sale is under way.
 *
 * Use it after the press that sells, until SellSuccess or SellError is known.
 */
export const SellLoading = ({ name }: SellLoadingProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  return (
    <div className={styles.outcome} aria-live="polite" aria-busy>
      <Spinner label={t('loading.title', { name })} />
      <p className={styles.title} aria-hidden>
        {t('loading.title', { name })}
      </p>
      <p className={styles.text}>{t('loading.text')}</p>
    </div>
  );
};
