import type { ReactElement } from 'react';
import type { Validity } from '#domain/validity.ts';
import styles from './measure.module.css';
import { usePackageTexts } from './use-package-texts.ts';

type ValidityLabelProps = {
  /** A number of days, or unlimited. */
  validity: Validity;
};

/**
 * '30 days', or 'Unlimited'.
 *
 * Use it for packages on offer and in stock. Sold ones show SaleValidity.
 *
 * Anatomy: the number and its unit, which never part at a line's end.
 *
 * Do:
 * - Use it in the column of validities: the unit follows the number, in both languages.
 *
 * Don't:
 * - Use it for the days that are left: that is what a traveller sees of a profile.
 */
export const ValidityLabel = ({ validity }: ValidityLabelProps): ReactElement => (
  <span className={styles.measure}>{usePackageTexts().validity(validity)}</span>
);
