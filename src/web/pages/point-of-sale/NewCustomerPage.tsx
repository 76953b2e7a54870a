import type { ReactElement } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { BuyerForm } from './BuyerForm.tsx';

/** /store/new, and /store/new?guest=true: the form for a new customer. */
export const Component = (): ReactElement => {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const type = query.get('guest') === 'true' ? 'guest' : 'new';
  const given = { email: query.get('email') ?? undefined, country: query.get('country') ?? undefined };
  return (
    <BuyerForm
      key={type}
      buyer={{ type, ...given }}
      onSubmit={(values) => void navigate(paths.pointOfSalePackages(type, values))}
    />
  );
};
