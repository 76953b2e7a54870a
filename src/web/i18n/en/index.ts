import { common } from './common.ts';
import { ui } from './ui.ts';
import { shell } from './shell.ts';
import { landing } from './landing.ts';
import { legal } from './legal.ts';
import { dashboard } from './dashboard.ts';
import { inventory } from './inventory.ts';
import { inventoryPrices } from './inventory-prices.ts';
import { channels } from './channels.ts';
import { dateRange } from './date-range.ts';
import { history } from './history.ts';
import { customers } from './customers.ts';
import { packages } from './packages.ts';
import { shop } from './shop.ts';
import { checkout } from './checkout.ts';
import { pricing } from './pricing.ts';
import { credits } from './credits.ts';
import { pointOfSale } from './point-of-sale.ts';
import { account } from './account.ts';
import { api } from './api.ts';
import { integration } from './integration.ts';
import { search } from './search.ts';
import { offline } from './offline.ts';
import { sdk } from './sdk.ts';
import { statement } from './statement.ts';
import { specifications } from './specifications.ts';
import { requestForm } from './request-form.ts';
import { groupSale } from './group-sale.ts';
import { operator } from './operator.ts';
import { operatorAttention } from './operator-attention.ts';
import { operatorLegal } from './operator-legal.ts';
import { operatorPackages } from './operator-packages.ts';
import { operatorPayments } from './operator-payments.ts';
import { operatorResellers } from './operator-resellers.ts';
import { operatorSales } from './operator-sales.ts';
import { operatorSearch } from './operator-search.ts';
import { operatorToday } from './operator-today.ts';
import { emptyStore } from './empty-store.ts';
import { errors } from './errors.ts';
import { problems } from './problems.ts';
import { serverWords } from './server-words.ts';

/** The English texts, one file per area; their shape is every language's shape. */
export const en = {
  common,
  ui,
  shell,
  landing,
  legal,
  dashboard,
  inventory,
  inventoryPrices,
  channels,
  dateRange,
  history,
  customers,
  packages,
  shop,
  checkout,
  pricing,
  credits,
  pointOfSale,
  account,
  api,
  integration,
  search,
  offline,
  sdk,
  specifications,
  requestForm,
  groupSale,
  operator,
  operatorAttention,
  operatorLegal,
  operatorPackages,
  operatorPayments,
  operatorResellers,
  operatorSales,
  operatorSearch,
  operatorToday,
  emptyStore,
  statement,
  errors,
  problems,
  serverWords,
} as const;
