import { type DateRange, spanOf } from '#domain/date-range.ts';
import { toOffsetIso } from '#domain/date.ts';
import { useInAddress } from '#web/navigation/use-in-address.ts';
import { useDebounced } from '#web/ui/use-debounced.ts';

/** So many entries a page shows. */
export const PAGE_SIZE = 50;

const SEARCH_DELAY_MS = 250;

/** The largest that the operations take (openapi/operator). */
const PAGE_INDEX_MAX = 1_000_000;

/** `from` and `to` are those of a date range, where the list can be limited to a time. */
type Filters = Record<string, string | undefined> & { search: string };

/** The time that the address asks for; what is none counts as left out. */
export const timeIn = (params: URLSearchParams): Partial<DateRange> => {
  const range = { from: params.get('from') ?? '', to: params.get('to') ?? '' };
  return spanOf(range) ? range : {};
};

/** What narrows or orders the list; the operations and the address do without the rest. */
type Given<Shown> = { [Key in keyof Shown]?: Exclude<Shown[Key], undefined> };

const given = <Shown extends object>(shown: Shown): Given<Shown> =>
  Object.fromEntries(Object.entries(shown).filter(([, value]) => value !== undefined && value !== '')) as Given<Shown>;

const pageOf = (params: URLSearchParams): number => {
  const page = Number(params.get('page'));
  return Number.isSafeInteger(page) && page > 0 && page <= PAGE_INDEX_MAX ? page : 0;
};

const rangeIn = ({ from, to }: Filters): DateRange | undefined =>
  from !== undefined && to !== undefined ? { from, to } : undefined;

/** The moments of a range, for the operations. */
const momentsOf = (range: DateRange | undefined): Partial<DateRange> => {
  const span = range && spanOf(range);
  return span ? { from: toOffsetIso(span.from), to: toOffsetIso(span.to) } : {};
};

type Listed<Shown> = { shown: Shown; page: number };

const write = ({ shown, page }: Listed<Filters>): URLSearchParams =>
  new URLSearchParams({ ...given<Record<string, string | undefined>>(shown), ...(page > 0 && { page: String(page) }) });

/**
 * Search, filters and page of a list of the desk, as its address holds them: a visit to an entry leads back to the same
 * list.
 *
 * @param read What the address asks for; what it cannot ask for counts as left out.
 */
export const useListAddress = <Shown extends Filters>(read: (params: URLSearchParams) => Shown) => {
  const [{ shown, page }, change] = useInAddress<Listed<Shown>>(
    (params) => ({ shown: read(params), page: pageOf(params) }),
    write,
  );
  const search = useDebounced(shown.search.trim(), SEARCH_DELAY_MS);
  const time = rangeIn(shown);
  const filter = { ...given({ ...shown, search }), ...momentsOf(time) };
  return {
    /** What was typed and chosen so far. */
    shown,
    page,
    /** The time that the list is limited to. */
    time,
    /** What narrows or orders the list, as the operation takes it: the search follows once nobody types. */
    filter,
    request: { ...filter, page_size: PAGE_SIZE, page_index: page },
    /** Whether the list is narrowed, so that it may lack some entries. */
    isNarrowed: Object.keys(filter).some((key) => key !== 'sort'),
    /** Narrows the list, and shows its first page. */
    show: (narrowed: Partial<Shown>): void => change({ shown: { ...shown, ...narrowed }, page: 0 }),
    /** Limits the list to a time, or to none, and shows its first page. */
    showTime: (range: DateRange | undefined): void =>
      change({ shown: { ...shown, from: range?.from, to: range?.to }, page: 0 }),
    /** Shows the whole list, in the same order. */
    showAll: (): void => change({ shown: { ...read(new URLSearchParams()), sort: shown['sort'] }, page: 0 }),
    turn: (turned: number): void => change({ shown, page: turned }),
  };
};
