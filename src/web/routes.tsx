import { Navigate, type RouteObject } from 'react-router-dom';
import { paths, patterns } from './paths.ts';
import { page } from './shell/page.tsx';
import { RequireSession } from './shell/RequireSession.tsx';
import { StoreLayout } from './shell/StoreLayout.tsx';

const redirect = (path: string, to: string): RouteObject => ({ path, element: <Navigate to={to} replace /> });

const publicPages: RouteObject[] = [
  page(patterns.landing, 'landing', ['landing', 'packages'], () => import('./pages/landing/LandingPage.tsx')),
  page(patterns.terms, 'terms', ['legal'], () => import('./pages/legal/TermsPage.tsx')),
  page(patterns.privacy, 'privacy', ['legal'], () => import('./pages/legal/PrivacyPage.tsx')),
  page(
    patterns.apiSpecifications,
    'apiSpecifications',
    ['specifications'],
    () => import('./pages/specifications/SpecificationsPage.tsx'),
  ),
  page(patterns.teamVision, 'teamVision', ['legal'], () => import('./pages/legal/TeamVisionPage.tsx')),
  page(patterns.starterLogin, 'signIn', ['landing'], () => import('./pages/landing/StarterLoginPage.tsx')),
  page(
    patterns.starterRegistration,
    'registration',
    ['landing'],
    () => import('./pages/landing/StarterRegistrationPage.tsx'),
  ),
];

const storePages: RouteObject[] = [
  {
    Component: StoreLayout,
    children: [
      page(
        patterns.dashboard,
        'dashboard',
        ['dashboard', 'dateRange'],
        () => import('./pages/dashboard/DashboardPage.tsx'),
      ),
      page(
        patterns.inventory,
        'inventory',
        ['inventory', 'packages'],
        () => import('./pages/inventory/InventoryPage.tsx'),
      ),
      page(patterns.channels, 'channels', ['channels'], () => import('./pages/channels/ChannelsPage.tsx')),
      page(
        patterns.history,
        'history',
        ['history', 'packages', 'dateRange'],
        () => import('./pages/history/HistoryPage.tsx'),
      ),
    ],
  },
  page(
    patterns.soldItem,
    'soldItem',
    ['history', 'packages', 'pointOfSale', 'dateRange'],
    () => import('./pages/history/SoldItemPage.tsx'),
  ),
  // Only here the page of the bare address is decided (STO-003).
  redirect(patterns.store, paths.dashboard()),
  redirect(`${patterns.store}/*`, paths.dashboard()),
];

const packagePages: RouteObject[] = [
  page(
    patterns.dataPackages,
    'dataPackages',
    ['shop', 'packages', 'inventory', 'checkout'],
    () => import('./pages/packages/PackagesPage.tsx'),
  ),
  page(
    patterns.packagesCheckout,
    'packagesCheckout',
    ['checkout', 'shop'],
    () => import('./pages/checkout/CartCheckoutPage.tsx'),
  ),
  page(
    patterns.packagesCheckoutSuccess,
    'packagesResult',
    ['shop'],
    () => import('./pages/checkout/PaymentResultPage.tsx'),
  ),
];

const pricingPage = page(
  patterns.pricing,
  'pricing',
  ['pricing', 'shop', 'packages'],
  () => import('./pages/pricing/PricingPage.tsx'),
);

const creditPages: RouteObject[] = [
  page(patterns.credits, 'credits', ['credits'], () => import('./pages/credits/CreditsPage.tsx')),
  page(
    patterns.creditCheckout,
    'creditCheckout',
    ['credits', 'checkout'],
    () => import('./pages/checkout/CreditCheckoutPage.tsx'),
  ),
];

const pointOfSalePages: RouteObject[] = [
  page(patterns.pointOfSale, 'pointOfSale', ['pointOfSale'], () => import('./pages/point-of-sale/StorePage.tsx')),
  page(
    patterns.pointOfSaleNew,
    'newCustomer',
    ['pointOfSale'],
    () => import('./pages/point-of-sale/NewCustomerPage.tsx'),
  ),
  page(
    patterns.pointOfSaleExisting,
    'existingCustomer',
    ['pointOfSale', 'packages'],
    () => import('./pages/point-of-sale/ExistingCustomerPage.tsx'),
  ),
  // A guest's only field is the country, which the sale asks for (POS-008).
  redirect(`${patterns.pointOfSale}/guest`, paths.pointOfSalePackages('guest')),
  page(
    patterns.pointOfSalePackages,
    'choosePackage',
    ['pointOfSale', 'packages'],
    () => import('./pages/point-of-sale/PackageChoicePage.tsx'),
  ),
  page(
    patterns.pointOfSaleSell,
    'sell',
    ['pointOfSale', 'packages'],
    () => import('./pages/point-of-sale/SellPage.tsx'),
  ),
  redirect(`${patterns.pointOfSale}/*`, paths.pointOfSale()),
];

const accountPages: RouteObject[] = [
  page(patterns.account, 'account', ['account'], () => import('./pages/account/AccountMenuPage.tsx')),
  page(patterns.accountDetails, 'accountDetails', ['account'], () => import('./pages/account/AccountDetailsPage.tsx')),
  // The second is another name of the first (ACC-002).
  ...[patterns.creditPurchases, patterns.purchaseHistory].map((pattern) =>
    page(pattern, 'creditPurchases', ['account', 'credits'], () => import('./pages/account/CreditPurchasesPage.tsx')),
  ),
  // Then the width of the window decides, see AccountMenuPage.
  redirect(`${patterns.account}/*`, paths.account()),
];

const apiPages: RouteObject[] = [
  page(patterns.api, 'api', ['api', 'specifications', 'integration'], () => import('./pages/api/ApiPage.tsx')),
  page(patterns.webhooks, 'webhooks', ['api', 'integration'], () => import('./pages/api/WebhooksPage.tsx')),
];

const sdkPages: RouteObject[] = [
  page(patterns.sdkPage, 'iosSdk', ['sdk', 'integration'], () => import('./pages/sdk/SdkPage.tsx')),
  redirect(patterns.sdk, paths.sdk('ios-sdk')),
  redirect(`${patterns.sdk}/*`, paths.sdk('ios-sdk')),
];

const signedInPages: RouteObject[] = [
  ...storePages,
  ...packagePages,
  pricingPage,
  ...creditPages,
  ...pointOfSalePages,
  ...accountPages,
  ...apiPages,
  ...sdkPages,
  page(
    patterns.requestForm,
    'channelRequest',
    ['requestForm'],
    () => import('./pages/request-form/RequestFormPage.tsx'),
  ),
];

/** Every address of the app. */
export const routes: RouteObject[] = [
  ...publicPages,
  { Component: RequireSession, children: signedInPages },
  redirect('*', paths.landing()),
];
