import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { FailureModal } from './FailureModal.tsx';
import { useCheckoutFailure } from './use-checkout-failure.ts';
import { useOpenCharge } from './use-open-charge.ts';

export type OpenChargeProps = {
  /** Address at which the outcome of a payment is told. */
  processing: string;
  /** Where Cancel leads: the credits or the packages. */
  cancelHref: string;
};

/** Where nothing is left to pay: a payment by balance, of whatever tab, whose outcome is not known yet is looked up, and told. */
export const OpenCharge = ({ processing, cancelHref }: OpenChargeProps): ReactElement => {
  const { t } = useTranslation('checkout');
  const failures = useCheckoutFailure(null, processing);
  const isOpen = useOpenCharge(undefined, failures);
  return (
    <>
      {isOpen && <Banner>{t('balance.open')}</Banner>}
      <FailureModal
        failure={failures.failure}
        cancelHref={cancelHref}
        onClose={failures.close}
        onRetry={failures.close}
      />
    </>
  );
};
