import type { ReactElement } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { Component as ExistingCustomerPage } from './ExistingCustomerPage.tsx';
import { Component as NewCustomerPage } from './NewCustomerPage.tsx';

/** /store/{type}: the form or the search of a type; a guest goes on to the packages, anything else back to /store. */
export const Component = (): ReactElement => {
  const { type } = useParams();
  if (type === 'new') return <NewCustomerPage />;
  if (type === 'existing') return <ExistingCustomerPage />;
  return <Navigate to={type === 'guest' ? paths.pointOfSalePackages('guest') : paths.pointOfSale()} replace />;
};
