import { type QueryKey, useQueryClient } from '@tanstack/react-query';

/** What is shown of a list until it is there. */
export type Beginning<List> = {
  /** The list with its first entries alone. */
  list: List;
  /** The number of all entries. */
  count: number;
};

/** The meta of a query whose answer may be too long for the page that needs it. */
export type BeginningMeta = {
  beginning?: {
    key: QueryKey;
    begin: (list: unknown) => Beginning<unknown> | undefined;
  };
};

type BegunQuery<List> = Partial<Beginning<List>> & {
  /** For the query of the list: the beginning, if the page brought one, is its placeholder data. */
  options: { placeholderData: () => List | undefined; meta: Record<keyof BeginningMeta, unknown> };
};

/**
 * A page comes with its lists. It brings only the beginning of a list that is too long, and the app fetches
 * the list.
 *
 * @param queryKey Of the query of the whole list.
 * @param view What determines the first entries, such as an order and a filter: there is no beginning of another view.
 * @param begin Takes the first entries of this view; undefined for none.
 */
export const useBeginning = <List>(
  queryKey: QueryKey,
  view: unknown,
  begin: (list: List) => Beginning<List> | undefined,
): BegunQuery<List> => {
  const key = ['beginning', ...queryKey, view];
  const beginning = useQueryClient().getQueryData<Beginning<List>>(key);
  return {
    ...beginning,
    options: { placeholderData: () => beginning?.list, meta: { beginning: { key, begin } } },
  };
};
