import type { operations } from '#contract/partner/operations.ts';
import type { Call } from '../call.ts';
import type { Stage } from '../environment.ts';
import type { Cases, CasesOf } from './case.ts';
import { connectivityCases, customerCases, customerUpdateCases, erasureCases, searchCases } from './customers.ts';
import { groupSaleCases } from './group-sales.ts';
import {
  activateCases,
  inventoryItemCases,
  inventoryItemUpdateCases,
  registerCases,
  replaceEsimCases,
  saleCasesBy,
  topUpCases,
  topUpWithProfileCases,
} from './sales.ts';

const plain: Cases = { 200: () => ({}) };

/** A list that the caller already has. */
const known = { 304: () => ({ headers: { 'If-None-Match': '*' } }) };

const flag: Call = { params: { countryCode: 'DE' } };

const etagOfFlag = async ({ url, seller }: Stage): Promise<string> => {
  const headers = { authorization: seller.callers['partner'] ?? '' };
  const answer = await fetch(`${url}/simshelf/esim/countries/DE/flag`, { headers });
  return answer.headers.get('etag') ?? '';
};

export const partnerCases: CasesOf<typeof operations> = {
  authenticateReseller: {
    200: () => ({}),
    401: () => ({ authorization: `Basic ${Buffer.from('sim_unknown:wrong').toString('base64')}` }),
  },
  getVersion: plain,
  listInventory: { 200: () => ({ query: { sort_by: 'PRICE', sort_dir: 'DESC' } }), ...known },
  getInventoryItem: inventoryItemCases,
  updateInventoryItem: inventoryItemUpdateCases('partner'),
  registerActivation: registerCases,
  replaceEsim: replaceEsimCases,
  topUpActivation: topUpCases,
  topUpActivationWithProfile: topUpWithProfileCases,
  listActivatedItems: { 200: () => ({ query: { sort_by: 'SALESCHANNEL' } }), ...known },
  getActivatedItem: saleCasesBy('uid'),
  activateActivatedItem: activateCases('uid'),
  ...groupSaleCases('partner'),
  searchCustomers: searchCases,
  listCustomers: { 200: () => ({ query: { page_size: '5' } }) },
  getCustomer: customerCases('customer_uid'),
  updateCustomer: customerUpdateCases('customer_uid'),
  listProfileDomains: customerCases('customer_uid'),
  exportCustomer: customerCases('customer_uid'),
  eraseCustomer: erasureCases('customer_uid'),
  getConnectivityStatus: connectivityCases,
  listCountries: { 200: () => ({ params: { countrySet: 'EU' }, headers: { Locale: 'de' } }) },
  getCountryFlag: {
    200: () => flag,
    304: async (stage) => ({ ...flag, headers: { 'If-None-Match': await etagOfFlag(stage) } }),
  },
};
