import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PageFrame } from '#web/components/shell/PageFrame.tsx';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { CartIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { CartCheckout } from './CartCheckout.tsx';
import { CartFailureModal } from './CartFailureModal.tsx';
import { CartPaymentResult } from './CartPaymentResult.tsx';
import { useCart } from './use-cart.ts';

const Empty = (): ReactElement => {
  const { t } = useTranslation(['shop', 'checkout']);
  return (
    <Card>
      <EmptyState
        icon={CartIcon}
        title={t('checkout:emptyCart')}
        text={t('shop:checkout.emptyText')}
        action={
          <Link href={paths.dataPackages()} variant="primary">
            {t('shop:checkout.toPackages')}
          </Link>
        }
      />
    </Card>
  );
};

/** The payment page sent the visitor back with an error, or the payment failed: to try again is to choose again. */
const AddressFailure = (): ReactElement => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const failure = query.get('error') === 'true' ? { message: query.get('message') ?? undefined } : undefined;
  return (
    <CartFailureModal
      failure={failure}
      onClose={() => void navigate(paths.packagesCheckout(), { replace: true })}
      onRetry={() => void navigate(paths.dataPackages())}
    />
  );
};

/** /data-packages/checkout: pays for the cart. */
export const Component = (): ReactElement => {
  const { t } = useTranslation('shop');
  const [query] = useSearchParams();
  const { lines } = useCart();
  const content = (): ReactElement => {
    if (query.get('process-payment') === 'true') return <CartPaymentResult />;
    return lines.length === 0 ? <Empty /> : <CartCheckout lines={lines} />;
  };
  return (
    <PageFrame title={t('checkout.title')} back={{ href: paths.dataPackages(), label: t('page.title') }}>
      {content()}
      <AddressFailure />
    </PageFrame>
  );
};
