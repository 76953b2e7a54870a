import { useQueryClient } from '@tanstack/react-query';
import { SearchTextMax } from '#contract/storefront/constants.ts';
import type { FoundEsim } from '#contract/storefront/model/foundEsim.ts';
import { readScannedCode } from '#domain/scanned-code.ts';
import { getSearchQueryOptions } from '#web/api/storefront/customers/customers.ts';

/** Looks the eSIM of a scanned code up, and resolves to whether there is one, for which `onFound` was called. */
export const useScannedEsim = (onFound: (esim: FoundEsim) => void): ((scanned: string) => Promise<boolean>) => {
  const queries = useQueryClient();
  return async (scanned) => {
    const text = scanned.trim();
    if (!readScannedCode(text) || text.length > SearchTextMax) return false;
    const { esims } = await queries.fetchQuery(getSearchQueryOptions({ text }));
    const [esim] = esims;
    if (esim) onFound(esim);
    return esim !== undefined;
  };
};
