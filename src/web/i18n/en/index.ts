import { common } from './common.ts';
import { ui } from './ui.ts';
import { shell } from './shell.ts';
import { landing } from './landing.ts';
import { legal } from './legal.ts';
import { dashboard } from './dashboard.ts';
import { inventory } from './inventory.ts';
import { channels } from './channels.ts';
import { dateRange } from './date-range.ts';
import { history } from './history.ts';
import { packages } from './packages.ts';
import { shop } from './shop.ts';
import { checkout } from './checkout.ts';
import { pricing } from './pricing.ts';
import { credits } from './credits.ts';
import { pointOfSale } from './point-of-sale.ts';
import { account } from './account.ts';
import { api } from './api.ts';
import { integration } from './integration.ts';
import { sdk } from './sdk.ts';
import { specifications } from './specifications.ts';
import { requestForm } from './request-form.ts';
import { operator } from './operator.ts';
import { operatorAttention } from './operator-attention.ts';
import { operatorLegal } from './operator-legal.ts';
import { operatorPackages } from './operator-packages.ts';
import { operatorPayments } from './operator-payments.ts';
import { operatorResellers } from './operator-resellers.ts';
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
  channels,
  dateRange,
  history,
  packages,
  shop,
  checkout,
  pricing,
  credits,
  pointOfSale,
  account,
  api,
  integration,
  sdk,
  specifications,
  requestForm,
  operator,
  operatorAttention,
  operatorLegal,
  operatorPackages,
  operatorPayments,
  operatorResellers,
  operatorToday,
  emptyStore,
  errors,
  problems,
  serverWords,
} as const;
