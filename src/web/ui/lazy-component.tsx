import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';

// Components that are loaded after their page (decision 31).

type Component = (props: never) => ReactNode;

/** The loader of code, and its state. */
export type Loader<Loaded> = {
  /** Loads it once; retries after a failure. */
  fetch: () => Promise<void>;
  subscribe: (notify: () => void) => () => void;
  read: () => Loaded | undefined;
};

/** A loader of code that is not a component: `createLoader(() => import('./search.ts'))`. */
export const createLoader = <Loaded,>(load: () => Promise<Loaded>): Loader<Loaded> => {
  let loaded: Loaded | undefined;
  let fetching: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  const fetchOnce = async (): Promise<void> => {
    try {
      loaded = await load();
    } catch (error) {
      fetching = undefined;
      throw error;
    }
    for (const notify of listeners) notify();
  };
  return {
    fetch: () => (fetching ??= fetchOnce()),
    subscribe: (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    read: () => loaded,
  };
};

/** By then the page has requested its own data, which go first. */
const FETCH_AHEAD_MS = 1000;

const fetchAhead = ({ fetch }: Pick<Loader<unknown>, 'fetch'>): (() => void) => {
  const timer = setTimeout(() => void fetch().catch(() => undefined), FETCH_AHEAD_MS);
  return () => clearTimeout(timer);
};

/** Loads the code of a later step of this page, soon after the page is shown. */
export const useFetchAhead = (later: Pick<Loader<unknown>, 'fetch'>): void =>
  useEffect(() => fetchAhead(later), [later]);

/**
 * The loaded code, if it is there. When it is wanted, a failure to load it is thrown; otherwise it is loaded a little
 * later.
 */
export const useLoaded = <Loaded,>(loader: Loader<Loaded>, isWanted: boolean): Loaded | undefined => {
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    if (!isWanted) return fetchAhead(loader);
    loader.fetch().catch(setFailure);
    return undefined;
  }, [loader, isWanted]);
  if (failure !== undefined) throw failure;
  return useSyncExternalStore(loader.subscribe, loader.read, loader.read);
};

type LazyOptions<Props> = {
  /** Shown until the component is loaded. */
  fallback?: ReactNode | ((props: Props) => ReactNode);
  /**
   * Whether to load it at once, the default: a closed modal can load a little
   * later, and optional content never delays its page.
   */
  isWanted?: (props: Props) => boolean;
};

/**
 * A component whose code is loaded when it is first shown: `lazyComponent(async () => (await
 * import('./Menu.tsx')).Menu)`.
 */
export const lazyComponent = <Lazy extends Component>(
  load: () => Promise<Lazy>,
  { fallback = null, isWanted = () => true }: LazyOptions<Parameters<Lazy>[0]> = {},
): Lazy & Loader<Lazy> => {
  const loader = createLoader(load);
  const Placed = (props: Parameters<Lazy>[0]): ReactNode => {
    const Loaded = useLoaded(loader, isWanted(props)) as ((props: object) => ReactNode) | undefined;
    const given: object = props;
    if (Loaded) return <Loaded {...given} />;
    return typeof fallback === 'function' ? fallback(props) : fallback;
  };
  return Object.assign(Placed as Component as Lazy, loader);
};

/** The same for a modal that stays mounted: its code is loaded when it opens, or a little after the page. */
export const lazyModal = <Lazy extends (props: never) => ReactNode>(load: () => Promise<Lazy>): Lazy & Loader<Lazy> =>
  lazyComponent(load, { isWanted: (props) => (props as { isOpen: boolean }).isOpen });
