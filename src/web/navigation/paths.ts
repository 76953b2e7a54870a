import { generatePath } from 'react-router-dom';

// Every address of the web app, as the router's patterns. Links use `paths`: an address is a function.

export const patterns = {
  landing: '/',
  terms: '/terms-and-conditions',
  privacy: '/privacy-policy',
  apiSpecifications: '/api/specifications',
  starterLogin: '/starter/login',
  starterRegistration: '/starter/registration',
  teamVision: '/team-vision',
  store: '/your-store',
  dashboard: '/your-store/dashboard',
  inventory: '/your-store/inventory/:id?',
  channels: '/your-store/channels',
  history: '/your-store/history',
  soldItem: '/your-store/history/:uid',
  customers: '/customers',
  customer: '/customers/:uid',
  dataPackages: '/data-packages',
  packagesCheckout: '/data-packages/checkout',
  packagesCheckoutSuccess: '/data-packages/checkout/success',
  pricing: '/pricing',
  credits: '/credits',
  creditStatement: '/credits/statement',
  creditCheckout: '/add-credits/checkout',
  bankTransfer: '/bank-transfer/:id',
  pointOfSale: '/store',
  pointOfSaleNew: '/store/new',
  pointOfSaleExisting: '/store/existing',
  pointOfSalePackages: '/store/:type/packages',
  pointOfSaleSell: '/store/:type/packages/:id',
  groupSales: '/group-sales',
  groupSale: '/group-sales/:id',
  api: '/api',
  webhooks: '/api/webhooks',
  sdk: '/sdk',
  sdkPage: '/sdk/:page',
  requestForm: '/request-form/:form',
  account: '/account',
  accountDetails: '/account/details',
  brand: '/account/brand',
  notifications: '/account/notifications',
  creditPurchases: '/account/credit-purchases/:id?',
  purchaseHistory: '/account/purchase-history/:id?',
  operator: '/operator',
  operatorAttention: '/operator/attention',
  operatorResellers: '/operator/resellers',
  operatorReseller: '/operator/resellers/:id',
  operatorStatement: '/operator/resellers/:id/statement',
  operatorSales: '/operator/sales',
  operatorSale: '/operator/sales/:id',
  operatorPayments: '/operator/payments',
  operatorPayment: '/operator/payments/:id',
  operatorPackages: '/operator/packages',
  operatorPriceRules: '/operator/packages/rules',
  operatorSuppliers: '/operator/packages/suppliers',
  operatorPriceList: '/operator/packages/prices',
  operatorLegal: '/operator/legal',
  operatorLegalVersion: '/operator/legal/:document/:version',
  operatorNewLegalVersion: '/operator/legal/:document/new',
  operatorUnknown: '/operator/*',
} as const;

type CustomerType = 'new' | 'existing' | 'guest';

type LegalDocument = 'TERMS' | 'PRIVACY';

/** The travellers' page of devices that take an eSIM: rendered by the server, so it opens beside the app. */
export const SUPPORTED_DEVICES = '/esim/devices';

type Query = Record<string, string | undefined>;

const withQuery = (path: string, query: Query = {}): string => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
};

/** `payment` is the id that the address of a return names. */
type CheckoutQuery = { error?: 'true'; message?: string | undefined; 'process-payment'?: 'true'; payment?: string };

/** A time of a list at the desk, as a date range has it. */
type TimeQuery = { from?: string; to?: string };

/** The anchor of a request on the page of its reseller; messages to operators link to it too. */
export const requestPlace = (id: string): string => `request-${id}`;

export const paths = {
  landing: () => patterns.landing,
  terms: () => patterns.terms,
  privacy: () => patterns.privacy,
  apiSpecifications: (document?: 'storefront') => withQuery(patterns.apiSpecifications, { document }),
  starterLogin: () => patterns.starterLogin,
  starterRegistration: () => patterns.starterRegistration,
  teamVision: () => patterns.teamVision,
  store: () => patterns.store,
  dashboard: () => patterns.dashboard,
  inventory: (query?: { sortKey?: string; sortDir?: string; status?: string; search?: string }) =>
    withQuery('/your-store/inventory', query),
  inventoryItem: (id: string, query?: { sortKey?: string; sortDir?: string; status?: string }) =>
    withQuery(generatePath('/your-store/inventory/:id', { id }), query),
  channels: () => patterns.channels,
  history: () => patterns.history,
  soldItem: (uid: string, query?: { sortKeyHistory?: string; sortDirHistory?: string }) =>
    withQuery(generatePath(patterns.soldItem, { uid }), query),
  customers: (query?: { search: string }) => withQuery(patterns.customers, query),
  customer: (uid: string) => generatePath(patterns.customer, { uid }),
  dataPackages: (query?: { pending?: 'true' }) => withQuery(patterns.dataPackages, query),
  packagesCheckout: (query?: CheckoutQuery) => withQuery(patterns.packagesCheckout, query),
  packagesCheckoutSuccess: (query?: { pending?: 'true' }) => withQuery(patterns.packagesCheckoutSuccess, query),
  pricing: () => patterns.pricing,
  /** The two notices are query values without content (CRE-009). */
  creditStatement: () => patterns.creditStatement,
  credits: (notice?: 'success' | 'pending') => (notice ? `${patterns.credits}?${notice}` : patterns.credits),
  creditCheckout: (query?: CheckoutQuery) => withQuery(patterns.creditCheckout, query),
  bankTransfer: (id: string) => generatePath(patterns.bankTransfer, { id }),
  pointOfSale: () => patterns.pointOfSale,
  /** The form for a new customer or a guest, or the search for an existing one. */
  pointOfSaleCustomer: (type: CustomerType) => {
    if (type === 'existing') return patterns.pointOfSaleExisting;
    return type === 'guest' ? `${patterns.pointOfSaleNew}?guest=true` : patterns.pointOfSaleNew;
  },
  /** The form for a new customer, filled in with an e-mail address. */
  pointOfSaleNew: (email: string) => withQuery(patterns.pointOfSaleNew, { email }),
  /** The search for a customer, filled in with an e-mail address. */
  pointOfSaleSearch: (email: string) => withQuery(patterns.pointOfSaleExisting, { email }),
  pointOfSalePackages: (
    type: CustomerType,
    query?: { email?: string; customerUid?: string; country?: string; iccid?: string; esim?: 'new' },
  ) => withQuery(generatePath(patterns.pointOfSalePackages, { type }), query),
  pointOfSaleSell: (
    type: CustomerType,
    id: string,
    query?: {
      email?: string;
      customerUid?: string;
      country?: string;
      esim?: 'new';
      attempt?: string;
      from?: string;
      state?: string;
    },
  ) => withQuery(generatePath(patterns.pointOfSaleSell, { type, id }), query),
  groupSales: () => patterns.groupSales,
  groupSale: (id: string) => generatePath(patterns.groupSale, { id }),
  api: () => patterns.api,
  webhooks: () => patterns.webhooks,
  sdk: (page?: 'ios-sdk' | 'android-sdk') => (page ? generatePath(patterns.sdkPage, { page }) : patterns.sdk),
  /** `type` is the channel that is asked for. */
  requestForm: (form: 'channel' | 'discount', query?: { type?: string }) =>
    withQuery(generatePath(patterns.requestForm, { form }), query),
  account: () => patterns.account,
  accountDetails: () => patterns.accountDetails,
  brand: () => patterns.brand,
  notifications: () => patterns.notifications,
  creditPurchases: () => generatePath(patterns.creditPurchases),
  creditPurchase: (id: string) => generatePath(patterns.creditPurchases, { id }),
  operator: () => patterns.operator,
  operatorAttention: () => patterns.operatorAttention,
  operatorResellers: (query?: TimeQuery & { search?: string; sort?: string }) =>
    withQuery(patterns.operatorResellers, query),
  operatorReseller: (id: string, request?: string) =>
    `${generatePath(patterns.operatorReseller, { id })}${request === undefined ? '' : `#${requestPlace(request)}`}`,
  /** The statement of this month unless another is named. */
  operatorStatement: (id: string, month?: string) =>
    withQuery(generatePath(patterns.operatorStatement, { id }), { month }),
  operatorSales: (query?: TimeQuery & { search?: string; package?: string }) =>
    withQuery(patterns.operatorSales, query),
  operatorSale: (id: string) => generatePath(patterns.operatorSale, { id }),
  operatorPayments: (query?: TimeQuery & { search?: string; state?: string; purpose?: string }) =>
    withQuery(patterns.operatorPayments, query),
  operatorPayment: (id: string) => generatePath(patterns.operatorPayment, { id }),
  operatorPackages: (query?: { search?: string }) => withQuery(patterns.operatorPackages, query),
  operatorPriceRules: () => patterns.operatorPriceRules,
  operatorSuppliers: () => patterns.operatorSuppliers,
  operatorPriceList: () => patterns.operatorPriceList,
  operatorLegal: () => patterns.operatorLegal,
  operatorLegalVersion: (document: LegalDocument, version: number) =>
    generatePath(patterns.operatorLegalVersion, { document: document.toLowerCase(), version: String(version) }),
  operatorNewLegalVersion: (document: LegalDocument) =>
    generatePath(patterns.operatorNewLegalVersion, { document: document.toLowerCase() }),
} as const;

/**
 * Whether an address is this page, or below it. `/store` is not a part of `/your-store`: whole segments are compared.
 */
export const isWithin = (pathname: string, href: string): boolean =>
  pathname === href || pathname.startsWith(`${href}/`);
