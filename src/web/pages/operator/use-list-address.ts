import { useSearchParams } from 'react-router-dom';
import { useDebounced } from '#web/ui/use-debounced.ts';

/** So many entries a page shows. */
export const PAGE_SIZE = 50;

const SEARCH_DELAY_MS = 250;

/** The largest that the operations take (openapi/operator). */
const PAGE_INDEX_MAX = 1_000_000;

type Filters = Record<string, string | undefined> & { search: string };

/** What narrows or orders the list; the operations and the address do without the rest. */
type Given<Shown> = { [Key in keyof Shown]?: Exclude<Shown[Key], undefined> };

const given = <Shown extends object>(shown: Shown): Given<Shown> =>
  Object.fromEntries(Object.entries(shown).filter(([, value]) => value !== undefined && value !== '')) as Given<Shown>;

const pageOf = (params: URLSearchParams): number => {
  const page = Number(params.get('page'));
  return Number.isSafeInteger(page) && page > 0 && page <= PAGE_INDEX_MAX ? page : 0;
};

/**
 * Search, filters and page of a list of the desk, as its address holds them: a visit to an entry leads back to the same list.
 *
 * @param read What the address asks for; what it cannot ask for counts as left out.
 */
export const useListAddress = <Shown extends Filters>(read: (params: URLSearchParams) => Shown) => {
  const [params, setParams] = useSearchParams();
  const shown = read(params);
  const page = pageOf(params);
  const search = useDebounced(shown.search.trim(), SEARCH_DELAY_MS);
  const filter = given({ ...shown, search });
  const write = (next: Shown, turned: number): void =>
    setParams(
      { ...given<Record<string, string | undefined>>(next), ...(turned > 0 && { page: String(turned) }) },
      { replace: true, preventScrollReset: true },
    );
  return {
    /** As typed and chosen so far. */
    shown,
    page,
    /** What narrows or orders the list, as the operation takes it: the search follows once nobody types. */
    filter,
    request: { ...filter, page_size: PAGE_SIZE, page_index: page },
    /** Narrows the list, and shows its first page. */
    show: (change: Partial<Shown>): void => write({ ...shown, ...change }, 0),
    turn: (turned: number): void => write(shown, turned),
  };
};
