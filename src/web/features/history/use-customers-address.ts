import type { CustomerSortKey } from '#contract/storefront/model/customerSortKey.ts';
import type { ListCustomerSummariesParams } from '#contract/storefront/model/listCustomerSummariesParams.ts';
import { useInAddress } from '#web/navigation/use-in-address.ts';
import { useDebounced } from '#web/ui/use-debounced.ts';

export type CustomersOrder = { key: CustomerSortKey; isDescending: boolean };

type Shown = { search: string; order: CustomersOrder; page: number };

const PAGE_SIZE = 50;
const SEARCH_DELAY_MS = 250;
/** The largest that the operation takes. */
const PAGE_INDEX_MAX = 1_000_000;
const KEYS = ['EMAIL', 'ESIMS', 'DATA', 'LASTSALE', 'SPENT'] as const satisfies readonly CustomerSortKey[];

const readPage = (text: string | null): number => {
  const page = Number(text);
  return Number.isSafeInteger(page) && page > 0 && page <= PAGE_INDEX_MAX ? page : 0;
};

const read = (query: URLSearchParams): Shown => ({
  search: query.get('search') ?? '',
  order: {
    key: KEYS.find((key) => key === query.get('sortKey')) ?? 'LASTSALE',
    isDescending: query.get('sortDir') !== 'ASC',
  },
  page: readPage(query.get('page')),
});

const write = ({ search, order: { key, isDescending }, page }: Shown): URLSearchParams =>
  new URLSearchParams({
    ...(search !== '' && { search }),
    ...(key !== 'LASTSALE' && { sortKey: key }),
    ...(!isDescending && { sortDir: 'ASC' }),
    ...(page > 0 && { page: String(page) }),
  });

/** The list of customers as its address holds it: a visit to a customer leads back to the same page of it. */
export const useCustomersAddress = () => {
  const [shown, show] = useInAddress(read, write);
  const { order, page } = shown;
  const search = useDebounced(shown.search.trim(), SEARCH_DELAY_MS);
  const request: ListCustomerSummariesParams = {
    ...(search !== '' && { search }),
    sort_by: order.key,
    sort_dir: order.isDescending ? 'DESC' : 'ASC',
    page_size: PAGE_SIZE,
    page_index: page,
  };
  return {
    /** What was typed so far; the request follows once nobody types. */
    search: shown.search,
    order,
    page,
    request,
    /** What the request searches for. */
    searched: search,
    setSearch: (text: string) => show({ ...shown, search: text, page: 0 }),
    setOrder: (next: CustomersOrder) => show({ ...shown, order: next, page: 0 }),
    turn: (next: number) => show({ ...shown, page: next }),
  };
};
