import * as zod from 'zod/mini';
import { SearchCustomersRequest } from '#contract/storefront/zod/schemas/searchCustomersRequest.zod.ts';
import { isIccid } from '#domain/patterns.ts';

/** The search of the point of sale: the beginning of an e-mail address, or a whole ICCID (VAL-028). */
export type CustomerSearch = { searchKey: 'EMAIL' | 'ICCID'; searchQuery: string };

const { searchQuery } = SearchCustomersRequest.shape;

export const customerSearchSchema: zod.ZodMiniType<CustomerSearch, CustomerSearch> = zod
  .strictObject({ searchKey: zod.enum(['EMAIL', 'ICCID']), searchQuery })
  .check(
    zod.refine((search) => search.searchKey === 'EMAIL' || isIccid(search.searchQuery), {
      error: 'invalid',
      path: ['searchQuery'],
    }),
  );
