import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { topUpValue, useStored } from '#web/api/browser-storage.ts';
import { PageFrame } from '#web/components/shell/PageFrame.tsx';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { CartIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { CheckoutFailureModal } from './CheckoutFailureModal.tsx';
import { CreditCheckout } from './CreditCheckout.tsx';
import { CreditPaymentResult } from './CreditPaymentResult.tsx';

const Empty = (): ReactElement => {
  const { t } = useTranslation('checkout');
  return (
    <Card>
      <EmptyState
        icon={CartIcon}
        title={t('emptyCart')}
        text={t('credit.emptyText')}
        action={
          <Link href={paths.credits()} variant="primary">
            {t('credit.chooseAmount')}
          </Link>
        }
      />
    </Card>
  );
};

/** The payment page sent the visitor back with an error. */
const AddressFailure = (): ReactElement => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const forget = (): void => void navigate(paths.creditCheckout(), { replace: true });
  const failure = query.get('error') === 'true' ? { message: query.get('message') ?? undefined } : undefined;
  return <CheckoutFailureModal failure={failure} onClose={forget} onRetry={forget} />;
};

/** /add-credits/checkout: pays for the amount that was chosen on /credits. */
export const Component = (): ReactElement => {
  const { t } = useTranslation(['checkout', 'credits']);
  const [query] = useSearchParams();
  const amount = useStored(topUpValue);
  const content = (): ReactElement => {
    if (query.get('process-payment') === 'true') return <CreditPaymentResult />;
    return amount === null ? <Empty /> : <CreditCheckout key={amount} amount={amount} />;
  };
  return (
    <PageFrame
      title={t('checkout:credit.title')}
      context={t('checkout:credit.subtitle')}
      back={{ href: paths.credits(), label: t('credits:title') }}
    >
      {content()}
      <AddressFailure />
    </PageFrame>
  );
};
