import type { ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { paths, patterns } from './navigation/paths.ts';
import { type Area } from './i18n/index.ts';
import { pageRoute, type Title } from './shell/page.tsx';
import { RequireSession } from './shell/RequireSession.tsx';
import { StoreLayout } from './shell/StoreLayout.tsx';

const modules = import.meta.glob<{ Component: ComponentType }>('./features/*/*Page.tsx');

/** A page, its title, its text areas, and its module below src/web/features. */
const page = (pattern: string, title: Title, areas: readonly Area[], name: string): RouteObject => {
  const load = modules[`./features/${name}.tsx`];
  if (!load) throw new Error(`No page ${name}`);
  return pageRoute(pattern, title, areas, { name: `features/${name}.tsx`, load });
};

const redirect = (path: string, to: string): RouteObject => ({ path, element: <Navigate to={to} replace /> });

const publicPages: RouteObject[] = [
  page(patterns.landing, 'landing', ['landing', 'packages'], 'landing/LandingPage'),
  page(patterns.terms, 'terms', ['legal'], 'legal/TermsPage'),
  page(patterns.privacy, 'privacy', ['legal'], 'legal/PrivacyPage'),
  page(patterns.apiSpecifications, 'apiSpecifications', ['specifications'], 'specifications/SpecificationsPage'),
  page(patterns.teamVision, 'teamVision', ['legal'], 'legal/TeamVisionPage'),
  page(patterns.starterLogin, 'signIn', ['landing'], 'landing/StarterLoginPage'),
  page(patterns.starterRegistration, 'registration', ['landing'], 'landing/StarterRegistrationPage'),
];

const storePages: RouteObject[] = [
  {
    Component: StoreLayout,
    children: [
      page(
        patterns.dashboard,
        'dashboard',
        ['dashboard', 'dateRange', 'history', 'packages'],
        'dashboard/DashboardPage',
      ),
      page(patterns.inventory, 'inventory', ['inventory', 'packages'], 'inventory/InventoryPage'),
      page(patterns.channels, 'channels', ['channels'], 'channels/ChannelsPage'),
      page(patterns.history, 'history', ['history', 'packages', 'dateRange'], 'history/HistoryPage'),
    ],
  },
  page(patterns.soldItem, 'soldItem', ['history', 'packages', 'pointOfSale', 'dateRange'], 'history/SoldItemPage'),
  // Only here the page of the bare address is decided (STO-003).
  redirect(patterns.store, paths.dashboard()),
  redirect(`${patterns.store}/*`, paths.dashboard()),
];

const packagePages: RouteObject[] = [
  page(patterns.dataPackages, 'dataPackages', ['shop', 'packages', 'inventory', 'checkout'], 'packages/PackagesPage'),
  page(patterns.packagesCheckout, 'packagesCheckout', ['checkout', 'shop', 'packages'], 'checkout/CartCheckoutPage'),
  page(patterns.packagesCheckoutSuccess, 'packagesResult', ['shop'], 'checkout/PaymentResultPage'),
];

const pricingPage = page(patterns.pricing, 'pricing', ['pricing', 'shop', 'packages'], 'pricing/PricingPage');

const creditPages: RouteObject[] = [
  page(patterns.credits, 'credits', ['credits'], 'credits/CreditsPage'),
  page(patterns.creditCheckout, 'creditCheckout', ['credits', 'checkout'], 'checkout/CreditCheckoutPage'),
  page(patterns.bankTransfer, 'bankTransfer', ['checkout', 'credits'], 'checkout/BankTransferPage'),
];

const pointOfSalePages: RouteObject[] = [
  page(patterns.pointOfSale, 'pointOfSale', ['pointOfSale', 'packages'], 'point-of-sale/StorePage'),
  page(patterns.pointOfSaleNew, 'newCustomer', ['pointOfSale'], 'point-of-sale/NewCustomerPage'),
  page(
    patterns.pointOfSaleExisting,
    'existingCustomer',
    ['pointOfSale', 'packages'],
    'point-of-sale/ExistingCustomerPage',
  ),
  // A guest's only field is the country, which the sale asks for (POS-008).
  redirect(`${patterns.pointOfSale}/guest`, paths.pointOfSalePackages('guest')),
  page(patterns.pointOfSalePackages, 'choosePackage', ['pointOfSale', 'packages'], 'point-of-sale/PackageChoicePage'),
  page(patterns.pointOfSaleSell, 'sell', ['pointOfSale', 'packages'], 'point-of-sale/SellPage'),
  redirect(`${patterns.pointOfSale}/*`, paths.pointOfSale()),
];

const accountPages: RouteObject[] = [
  page(patterns.account, 'account', ['account'], 'account/AccountMenuPage'),
  page(patterns.accountDetails, 'accountDetails', ['account'], 'account/AccountDetailsPage'),
  page(patterns.brand, 'brand', ['account'], 'account/BrandPage'),
  page(patterns.notifications, 'notifications', ['account'], 'account/NotificationsPage'),
  // The second is another name of the first (ACC-002).
  ...[patterns.creditPurchases, patterns.purchaseHistory].map((pattern) =>
    page(pattern, 'creditPurchases', ['account', 'credits'], 'account/CreditPurchasesPage'),
  ),
  // Then the width of the window decides, see AccountMenuPage.
  redirect(`${patterns.account}/*`, paths.account()),
];

const apiPages: RouteObject[] = [
  page(patterns.api, 'api', ['api', 'specifications', 'integration'], 'api/ApiPage'),
  page(patterns.webhooks, 'webhooks', ['api', 'integration'], 'api/WebhooksPage'),
];

const sdkPages: RouteObject[] = [
  page(patterns.sdkPage, 'iosSdk', ['sdk', 'integration'], 'sdk/SdkPage'),
  redirect(patterns.sdk, paths.sdk('ios-sdk')),
  redirect(`${patterns.sdk}/*`, paths.sdk('ios-sdk')),
];

/** The desk of those who run the store: its pages are its own (features/operator). */
const operatorPage = page(patterns.operator, 'operator', ['operator'], 'operator/OperatorPage');

const signedInPages: RouteObject[] = [
  ...storePages,
  ...packagePages,
  pricingPage,
  ...creditPages,
  ...pointOfSalePages,
  ...accountPages,
  ...apiPages,
  ...sdkPages,
  page(patterns.requestForm, 'channelRequest', ['requestForm'], 'request-form/RequestFormPage'),
  operatorPage,
];

/** Every address of the app. */
export const routes: RouteObject[] = [
  ...publicPages,
  { Component: RequireSession, children: signedInPages },
  redirect('*', paths.landing()),
];
