import { useCallback, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';

/**
 * State that the address keeps. The router changes the address in a transition, in which a typed letter would come
 * late, and a second choice would be made from the state before the first: what is shown changes at once.
 *
 * @param read The state in the address; read again after a link to the same page, or the browser's Back.
 * @param write The query of a state, given the query so far. It takes the place of the address before.
 */
export const useInAddress = <State>(
  read: (query: URLSearchParams) => State,
  write: (state: State, query: URLSearchParams) => URLSearchParams,
): [State, (state: State) => void] => {
  const [query, setQuery] = useSearchParams();
  const { key } = useLocation();
  const [state, setState] = useState(() => read(query));
  const [visit, setVisit] = useState(key);
  const isOwnChange = useNavigationType() === NavigationType.Replace;
  if (visit !== key) {
    setVisit(key);
    if (!isOwnChange) setState(read(query));
  }
  const change = useCallback(
    (next: State): void => {
      setState(next);
      setQuery(write(next, query), { replace: true });
    },
    [query, setQuery, write],
  );
  return [state, change];
};
