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
