import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import { ownNamesFirst, searchIn } from '#domain/package-search.ts';
import { readTillSearch, type TillSearch } from '#domain/till-search.ts';
import { useListInventory } from '#web/api/storefront/inventory/inventory.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { paths } from '#web/navigation/paths.ts';
import { type CustomerKey, useCustomer } from './use-buyer.ts';

export type TillSearchState = {
  text: string;
  setText: (text: string) => void;
  /** What the text is: words, an e-mail address or an ICCID. */
  search: TillSearch;
  /** The packages that match the typed words; undefined while the inventory loads. */
  items: readonly InventoryItem[] | undefined;
  /** Enter: looks the customer up. */
  submit: () => void;
  isLooking: boolean;
  /** Why Enter led nowhere. */
  outcome: 'unfinished' | 'unknown' | 'failed' | undefined;
  /** Looks the same customer up again. */
  retry: () => void;
};

const keyOf = (search: TillSearch): CustomerKey | undefined => {
  if (search.kind === 'iccid') return { searchKey: 'ICCID', searchQuery: search.iccid };
  return search.kind === 'email' ? { searchKey: 'EMAIL', searchQuery: search.email } : undefined;
};

const useFound = (search: TillSearch, isAhead: boolean): readonly InventoryItem[] | undefined => {
  const nameOf = usePackageName();
  const { country: countryOf } = useFormat();
  const isByWords = search.kind === 'words';
  const { data } = useListInventory({ query: { enabled: isAhead || isByWords } });
  const find = useMemo(() => {
    const offered = data?.items.filter(({ active }) => active);
    return offered && searchIn(offered, { nameOf, countryOf });
  }, [data, nameOf, countryOf]);
  return useMemo(() => {
    const found = isByWords ? find?.(search.words) : undefined;
    return found && isByWords ? ownNamesFirst(found, search.words, nameOf) : undefined;
  }, [isByWords, find, search, nameOf]);
};

/**
 * The search of the till. A customer who was found leads on to the packages.
 *
 * @param isAhead Loads the inventory before a word is typed.
 */
export const useTillSearch = (isAhead: boolean): TillSearchState => {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [submitted, setSubmitted] = useState<TillSearch>();
  const search = useMemo(() => readTillSearch(text), [text]);
  const isWhole = submitted !== undefined && 'isWhole' in submitted && submitted.isWhole;
  const customer = useCustomer(isWhole ? keyOf(submitted) : undefined);
  const uid = customer.data?.customer.uid;
  const iccid = submitted?.kind === 'iccid' ? submitted.iccid : undefined;
  useEffect(() => {
    if (uid === undefined || !isWhole) return;
    void navigate(paths.pointOfSalePackages('existing', { customerUid: uid, ...(iccid !== undefined && { iccid }) }));
  }, [iccid, isWhole, navigate, uid]);
  const outcomeOf = (): TillSearchState['outcome'] => {
    if (submitted === undefined || !('isWhole' in submitted)) return undefined;
    if (!submitted.isWhole) return 'unfinished';
    if (customer.isError) return 'failed';
    return customer.data === null ? 'unknown' : undefined;
  };
  return {
    text,
    setText: (typed) => {
      setText(typed);
      setSubmitted(undefined);
    },
    search,
    items: useFound(search, isAhead),
    submit: () => setSubmitted(search),
    isLooking: isWhole && customer.isFetching,
    outcome: outcomeOf(),
    retry: () => void customer.refetch(),
  };
};
