import type { ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { paths, patterns } from './paths.ts';
import { NotYetPage } from './shell/NotYetPage.tsx';
import { PageSkeleton } from './shell/PageSkeleton.tsx';
import { RequireSession } from './shell/RequireSession.tsx';
import { Root } from './shell/Root.tsx';
import { RouteError } from './shell/RouteError.tsx';
import { StoreLayout } from './shell/StoreLayout.tsx';
import type { RouteHandle, TitleKey } from './shell/titles.ts';

const files = import.meta.glob<{ Component: ComponentType }>('./pages/*/*Page.tsx');

const page = (path: string, title: TitleKey, file: string): RouteObject => {
  const load = files[`./pages/${file}.tsx`];
  const handle: RouteHandle = { title };
  return load ? { path, handle, lazy: load } : { path, handle, Component: NotYetPage };
};

const redirect = (path: string, to: string): RouteObject => ({ path, element: <Navigate to={to} replace /> });

const publicPages: RouteObject[] = [
  page(patterns.landing, 'landing', 'landing/LandingPage'),
  page(patterns.terms, 'terms', 'legal/TermsPage'),
  page(patterns.privacy, 'privacy', 'legal/PrivacyPage'),
  page(patterns.teamVision, 'teamVision', 'legal/TeamVisionPage'),
  page(patterns.starterLogin, 'signIn', 'landing/StarterLoginPage'),
  page(patterns.starterRegistration, 'registration', 'landing/StarterRegistrationPage'),
];

const storePages: RouteObject[] = [
  page(patterns.dashboard, 'dashboard', 'dashboard/DashboardPage'),
  page(patterns.inventory, 'inventory', 'inventory/InventoryPage'),
  page(patterns.history, 'history', 'history/HistoryPage'),
];

const signedInPages: RouteObject[] = [
  { Component: StoreLayout, children: storePages },
  page(patterns.soldItem, 'soldItem', 'history/SoldItemPage'),
  // Which page the bare address stands for is settled here alone (readings STO-003).
  redirect(patterns.store, paths.dashboard()),
  redirect(`${patterns.store}/*`, paths.dashboard()),
  page(patterns.dataPackages, 'dataPackages', 'packages/PackagesPage'),
  page(patterns.packagesCheckout, 'packagesCheckout', 'packages/CheckoutPage'),
  page(patterns.packagesCheckoutSuccess, 'packagesResult', 'packages/PaymentResultPage'),
  page(patterns.credits, 'credits', 'credits/CreditsPage'),
  page(patterns.creditCheckout, 'creditCheckout', 'credits/CreditCheckoutPage'),
  page(patterns.pointOfSale, 'pointOfSale', 'point-of-sale/StorePage'),
  page('/store/new', 'newCustomer', 'point-of-sale/NewCustomerPage'),
  page('/store/existing', 'existingCustomer', 'point-of-sale/ExistingCustomerPage'),
  redirect('/store/guest', paths.pointOfSalePackages('guest')),
  redirect('/store/*', paths.pointOfSale()),
  page(patterns.pointOfSalePackages, 'choosePackage', 'point-of-sale/PackageChoicePage'),
  page(patterns.pointOfSaleSell, 'sell', 'point-of-sale/SellPage'),
  page(patterns.api, 'api', 'api/ApiPage'),
  page(patterns.account, 'account', 'account/AccountMenuPage'),
  page(patterns.accountDetails, 'accountDetails', 'account/AccountDetailsPage'),
  redirect(`${patterns.account}/*`, paths.account()),
];

/** Every address of the app. The shell stays while a page breaks; a broken shell still says so. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteError,
    HydrateFallback: PageSkeleton,
    children: [
      {
        ErrorBoundary: RouteError,
        children: [
          ...publicPages,
          { Component: RequireSession, children: signedInPages },
          redirect('*', paths.landing()),
        ],
      },
    ],
  },
];
