import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Validity } from '#domain/validity.ts';
import { VisuallyHidden } from '#web/ui/layout/VisuallyHidden.tsx';
import styles from './measure.module.css';
import { usePackageTexts } from './use-package-texts.ts';

type ValidityLabelProps = {
  /** A number of days, or unlimited. */
  validity: Validity;
  /** Writes unlimited as the infinity sign, which is read as its word (STO-067). */
  hasSign?: boolean;
};

/**
 * '30 days', or 'Unlimited'.
 *
 * Use it for packages on offer and in stock. Tables of sales have the sign.
 *
 * Anatomy: the number and its unit, which never part at a line's end.
 *
 * Do:
 * - Use it in the column of validities: the unit follows the number, in both languages.
 *
 * Don't:
 * - Use it for the days that are left: that is what a traveller sees of a profile.
 * - Use the sign in running text: it is a symbol of tables.
 */
export const ValidityLabel = ({ validity, hasSign = false }: ValidityLabelProps): ReactElement => {
  const { t } = useTranslation();
  const texts = usePackageTexts();
  if (!hasSign || !validity.validityUnlimited)
    return <span className={styles.measure}>{texts.validity(validity)}</span>;
  return (
    <>
      <span aria-hidden>∞</span>
      <VisuallyHidden>{t('unlimited')}</VisuallyHidden>
    </>
  );
};
