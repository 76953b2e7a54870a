import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Buyer } from '#domain/buyer.ts';
import { buyerHref, packagesHref } from './addresses.ts';
import { BuyerForm } from './BuyerForm.tsx';
import { RecentCustomers } from './RecentCustomers.tsx';

/** /store/new, and /store/new?guest=true: the form for a new customer. */
export const Component = (): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const type = query.get('guest') === 'true' ? 'guest' : 'new';
  const given = { email: query.get('email') ?? undefined, country: query.get('country') ?? undefined };
  return (
    <BuyerForm
      key={type}
      buyer={{ type, ...given }}
      beside={type === 'new' ? <RecentCustomers subtitle={t('search.known')} /> : undefined}
      onSubmit={(values) => {
        const buyer: Buyer = type === 'new' ? { type, email: '', ...values } : { type, ...values };
        // The browser's way back leads to the form as it was sent, like that of the page.
        void navigate(buyerHref(buyer), { replace: true });
        void navigate(packagesHref(buyer));
      }}
    />
  );
};
