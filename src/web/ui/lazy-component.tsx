import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';

// Parts of a page that are fetched after it (decision 31).

type Component = (props: never) => ReactNode;

/** Where the code of a component is fetched from, and whether it is there. */
export type Loader<Loaded> = {
  /** Fetches it once; what failed is tried again. */
  fetch: () => Promise<void>;
  subscribe: (notify: () => void) => () => void;
  read: () => Loaded | undefined;
};

const createLoader = <Loaded,>(load: () => Promise<Loaded>): Loader<Loaded> => {
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

/** By then the page has asked for its own data, which goes first. */
const FETCH_AHEAD_MS = 1000;

const fetchAhead = ({ fetch }: Pick<Loader<unknown>, 'fetch'>): (() => void) => {
  const timer = setTimeout(() => void fetch().catch(() => undefined), FETCH_AHEAD_MS);
  return () => clearTimeout(timer);
};

/** Fetches what a later step of this page shows, soon after the page is there. */
export const useFetchAhead = (later: Pick<Loader<unknown>, 'fetch'>): void =>
  useEffect(() => fetchAhead(later), [later]);

/** What is loaded, once it is there. While it is wanted, a failure to fetch it is thrown; else it is fetched a little later. */
const useLoaded = <Loaded,>(loader: Loader<Loaded>, isWanted: boolean): Loaded | undefined => {
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    if (!isWanted) return fetchAhead(loader);
    loader.fetch().catch(setFailure);
    return undefined;
  }, [loader, isWanted]);
  if (failure !== undefined) throw failure;
  return useSyncExternalStore(loader.subscribe, loader.read, loader.read);
};

export type LazyOptions<Props> = {
  /** Stands there until the component does. */
  fallback?: ReactNode | ((props: Props) => ReactNode);
  /**
   * Whether it is to be fetched at once, as it is unless this says otherwise: a modal that is closed can come a little
   * later, and what a page can do without never keeps it from being shown.
   */
  isWanted?: (props: Props) => boolean;
};

/** A component whose code is fetched when it is first shown: `lazyComponent(async () => (await import('./Menu.tsx')).Menu)`. */
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

/** The same for a modal that stays mounted: its code is fetched as soon as it opens, or a little after the page. */
export const lazyModal = <Lazy extends (props: never) => ReactNode>(load: () => Promise<Lazy>): Lazy & Loader<Lazy> =>
  lazyComponent(load, { isWanted: (props) => (props as { isOpen: boolean }).isOpen });
