import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#web/navigation/paths.ts';
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
      onSubmit={(values) => void navigate(paths.pointOfSalePackages(type, values))}
    />
  );
};
