import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Validity } from '#domain/validity.ts';
import { ValidityLabel } from '#web/components/packages/ValidityLabel.tsx';
import { VisuallyHidden } from '#web/ui/layout/VisuallyHidden.tsx';

export type SaleValidityProps = {
  /** A number of days, or unlimited. */
  validity: Validity;
};

/**
 * '30 days', or the infinity sign (STO-067).
 *
 * Use it for sales. Packages on offer have a ValidityLabel.
 *
 * Anatomy: the number of days and its unit, or the sign, which is read as its word.
 *
 * Do:
 * - Use it in the history and on the page of a sale, which the specification gives the sign.
 *
 * Don't:
 * - Use the sign in running text: it is a symbol of tables.
 */
export const SaleValidity = ({ validity }: SaleValidityProps): ReactElement => {
  const { t } = useTranslation();
  if (!validity.validityUnlimited) return <ValidityLabel validity={validity} />;
  return (
    <>
      <span aria-hidden>∞</span>
      <VisuallyHidden>{t('unlimited')}</VisuallyHidden>
    </>
  );
};
