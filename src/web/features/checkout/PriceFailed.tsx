import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { isCountryMissing } from '#domain/payment-refusal.ts';
import { NO_ANSWER } from '#domain/refusal.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { billingAddressHref } from '#web/navigation/billing-address.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { ErrorState } from '#web/ui/feedback/ErrorState.tsx';

type Price = { error: ApiError | null; refetch: () => Promise<unknown>; isRefetching: boolean };

type PriceFailedProps = {
  /** The failed query, to ask again. */
  price: Price;
};

/** In place of a price that could not be worked out: the way on, also once the error modal is closed. */
export const PriceFailed = ({ price: { error, refetch, isRefetching } }: PriceFailedProps): ReactElement => {
  const { t } = useTranslation('checkout');
  const { pathname, search } = useLocation();
  if (error && isCountryMissing(error.problem))
    return (
      <Banner
        tone="warning"
        action={
          <Link href={billingAddressHref(pathname + search)} variant="secondary" size="small">
            {t('error.setup')}
          </Link>
        }
      >
        {t('error.subtitle.country')}
      </Banner>
    );
  return (
    <ErrorState
      title={t('error.subtitle.price')}
      isUnanswered={error?.status === NO_ANSWER}
      onRetry={() => void refetch()}
      isRetrying={isRefetching}
    />
  );
};
