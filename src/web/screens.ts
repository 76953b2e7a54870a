// Every screen of the app, as data: its routes are made of this list, and every test of the whole app takes its screens
// from it.
import type { Area, Title } from './i18n/areas.ts';
import { patterns } from './navigation/paths.ts';

export type Screen = {
  name: keyof typeof patterns;
  path: string;
  /** Who may open it: everybody, who is signed in, or operators alone. */
  access: 'public' | 'reseller' | 'operator';
  title: Title;
  /** Its text areas, beside those of the shell and of its layout. */
  areas: readonly Area[];
  /** Below src/web/features, without the ending. */
  module: string;
};

/** The screens whose title is a text of this file with their name. */
type NameIn<File extends string> = {
  [Name in Screen['name']]: `${File}:titles.${Name}` extends Title ? Name : never;
}[Screen['name']];

const publicScreen = (name: NameIn<'shell'>, areas: readonly Area[], module: string): Screen => ({
  name,
  path: patterns[name],
  access: 'public',
  title: `shell:titles.${name}`,
  areas,
  module,
});

const screen = (...of: Parameters<typeof publicScreen>): Screen => ({ ...publicScreen(...of), access: 'reseller' });

/** A page of the desk. */
const deskScreen = (name: NameIn<'operator'>, areas: readonly Area[], module: string): Screen => ({
  name,
  path: patterns[name],
  access: 'operator',
  title: `operator:titles.${name}`,
  areas,
  module: `operator/${module}`,
});

export const screens: readonly Screen[] = [
  publicScreen('landing', ['landing', 'packages'], 'landing/LandingPage'),
  publicScreen('terms', ['legal'], 'legal/TermsPage'),
  publicScreen('privacy', ['legal'], 'legal/PrivacyPage'),
  publicScreen('apiSpecifications', ['specifications'], 'specifications/SpecificationsPage'),
  publicScreen('teamVision', ['legal'], 'legal/TeamVisionPage'),
  publicScreen('starterLogin', ['landing'], 'landing/StarterLoginPage'),
  publicScreen('starterRegistration', ['landing'], 'landing/StarterRegistrationPage'),

  screen('dashboard', ['dashboard', 'dateRange', 'emptyStore', 'history', 'packages'], 'dashboard/DashboardPage'),
  screen('inventory', ['inventory', 'packages'], 'inventory/InventoryPage'),
  screen('channels', ['channels', 'emptyStore'], 'channels/ChannelsPage'),
  screen('history', ['history', 'packages', 'dateRange'], 'history/HistoryPage'),
  screen('soldItem', ['history', 'packages', 'pointOfSale'], 'history/SoldItemPage'),

  screen('customers', ['customers', 'packages'], 'history/CustomersPage'),
  screen('customer', ['customers', 'history', 'packages', 'pointOfSale'], 'history/CustomerPage'),

  screen('dataPackages', ['shop', 'packages', 'inventory', 'checkout'], 'packages/PackagesPage'),
  screen('packagesCheckout', ['checkout', 'shop', 'packages'], 'checkout/CartCheckoutPage'),
  screen('packagesCheckoutSuccess', ['shop'], 'checkout/PaymentResultPage'),
  screen('pricing', ['pricing', 'shop', 'packages'], 'pricing/PricingPage'),

  screen('credits', ['credits', 'checkout'], 'credits/CreditsPage'),
  screen('creditStatement', ['statement'], 'credits/StatementPage'),
  screen('creditCheckout', ['credits', 'checkout'], 'checkout/CreditCheckoutPage'),
  screen('bankTransfer', ['checkout', 'credits'], 'checkout/BankTransferPage'),

  screen('pointOfSale', ['pointOfSale', 'packages'], 'point-of-sale/StorePage'),
  screen('pointOfSaleNew', ['pointOfSale'], 'point-of-sale/NewCustomerPage'),
  screen('pointOfSaleExisting', ['pointOfSale', 'packages'], 'point-of-sale/ExistingCustomerPage'),
  screen('pointOfSalePackages', ['pointOfSale', 'packages'], 'point-of-sale/PackageChoicePage'),
  screen('pointOfSaleSell', ['pointOfSale', 'packages'], 'point-of-sale/SellPage'),

  screen('groupSales', ['groupSale', 'packages', 'pointOfSale'], 'group-sale/GroupSalePage'),
  // With the reasons of refused lines.
  screen('groupSale', ['groupSale', 'problems', 'pointOfSale'], 'group-sale/GroupSaleOrderPage'),

  screen('account', ['account'], 'account/AccountMenuPage'),
  screen('accountDetails', ['account'], 'account/AccountDetailsPage'),
  screen('brand', ['account'], 'account/BrandPage'),
  screen('notifications', ['account'], 'account/NotificationsPage'),
  screen('creditPurchases', ['account', 'credits'], 'account/CreditPurchasesPage'),
  // Another name of the one before (ACC-002).
  screen('purchaseHistory', ['account', 'credits'], 'account/CreditPurchasesPage'),

  screen('api', ['api', 'specifications', 'integration'], 'api/ApiPage'),
  screen('webhooks', ['api', 'integration'], 'api/WebhooksPage'),
  screen('sdkPage', ['sdk', 'integration'], 'sdk/SdkPage'),
  screen('requestForm', ['requestForm', 'channels'], 'request-form/RequestFormPage'),

  deskScreen('operator', ['operatorToday'], 'today/TodayPage'),
  deskScreen('operatorAttention', ['operatorAttention'], 'attention/AttentionPage'),
  deskScreen('operatorResellers', ['operatorResellers', 'dateRange'], 'resellers/ResellersPage'),
  deskScreen('operatorReseller', ['operatorResellers'], 'resellers/ResellerPage'),
  deskScreen('operatorStatement', ['operatorResellers', 'statement'], 'resellers/StatementPage'),
  deskScreen('operatorSales', ['operatorSales', 'operatorResellers', 'packages', 'dateRange'], 'sales/SalesPage'),
  deskScreen(
    'operatorSale',
    ['operatorSales', 'operatorResellers', 'operatorAttention', 'history', 'packages'],
    'resellers/SalePage',
  ),
  deskScreen('operatorPayments', ['operatorPayments', 'operatorResellers', 'dateRange'], 'payments/PaymentsPage'),
  deskScreen('operatorPayment', ['operatorPayments'], 'payments/PaymentPage'),
  deskScreen('operatorPackages', ['operatorPackages', 'operatorResellers', 'packages'], 'packages/PackagesPage'),
  deskScreen('operatorPriceRules', ['operatorPackages', 'shop'], 'packages/PriceRulesPage'),
  deskScreen('operatorSuppliers', ['operatorPackages'], 'packages/SuppliersPage'),
  deskScreen('operatorPriceList', ['operatorPackages', 'operatorResellers', 'packages'], 'packages/PriceListPage'),
  deskScreen('operatorLegal', ['operatorLegal'], 'legal/LegalPage'),
  deskScreen('operatorLegalVersion', ['operatorLegal', 'legal'], 'legal/LegalVersionPage'),
  deskScreen('operatorNewLegalVersion', ['operatorLegal', 'legal'], 'legal/NewLegalVersionPage'),
  deskScreen('operatorUnknown', [], 'unknown/UnknownPage'),
];

/** All that a screen fetches beside the first load, as names of modules below src/web and of text areas. */
export const partsOf = ({ access, areas, module }: Screen): { modules: string[]; areas: readonly Area[] } => {
  const page = `features/${module}.tsx`;
  return access === 'operator'
    ? { modules: ['features/operator/desk.ts', page], areas: ['operator', ...areas] }
    : { modules: [page], areas };
};
