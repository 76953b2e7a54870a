import {
  type ComponentProps,
  createContext,
  type FocusEvent,
  type ReactElement,
  type RefCallback,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { CollectionRendererContext } from 'react-aria-components/CollectionBuilder';
import { Virtualizer } from 'react-aria-components/Virtualizer';
import { listenToJumpKeys } from './jump-keys.ts';
import { SteadyLayout } from './steady-layout.ts';
import styles from './WindowedRows.module.css';

/**
 * For the parts of windowed tables and lists. The library places each row in another element, which the tags of tables
 * and lists do not allow inside them.
 */
export const roles = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  cell: { role: 'cell' },
  list: { role: 'list' },
  listItem: { role: 'listitem' },
} as const;

/** Tells the layout how high rows are, when they come and when they change. */
class RowHeights {
  readonly #layout: SteadyLayout;
  readonly #keys = new Map<Element, string>();
  readonly #observer = new ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries) this.#tell(target, borderBoxSize[0]?.blockSize ?? 0);
  });

  constructor(layout: SteadyLayout) {
    this.#layout = layout;
  }

  /**
   * Measures a row before it is shown, and from then on; returns the end of that. It only reads: of all rows that come
   * together the first one has the page laid out.
   */
  watch(key: string, row: Element): () => void {
    this.#keys.set(row, key);
    this.#tell(row, row.getBoundingClientRect().height);
    this.#observer.observe(row);
    return () => {
      this.#observer.unobserve(row);
      this.#keys.delete(row);
    };
  }

  /** What is hidden has no height. */
  #tell(row: Element, height: number): void {
    const key = this.#keys.get(row);
    if (key !== undefined && height > 0) this.#layout.measured(key, height);
  }
}

type Renderer = ReturnType<typeof useRenderer>;
type RowCollection = ComponentProps<Renderer['CollectionRoot']>['collection'];
type RowNode = NonNullable<ReturnType<RowCollection['getItem']>>;

export type WindowedRowsProps = {
  /** One for each row. */
  keys: readonly string[];
  /** The element that holds the rows and nothing else, as high as they are together. */
  holder: RefObject<HTMLElement | null>;
  /** The height of a row until it is measured, in px. */
  rowHeight: number;
  /** Between two rows, in px. */
  gap?: number;
  /** The position of the row that had the focus before it was windowed; `take` returns the focus to its control. */
  focus?: { row: number; take: (row: Element) => void } | undefined;
  /** The row at this position. Its element has the ref, and `data-row`, the position. */
  children: (index: number, ref: RefCallback<HTMLElement>) => ReactElement;
};

const useRenderer = () => useContext(CollectionRendererContext);

type RowsState = Pick<WindowedRowsProps, 'children'> & {
  /** Called with the element of a row that comes; returns what ends with it. */
  onRow: (key: string, index: number, row: Element) => () => void;
};

/** Rows are cached by their key, so what they show comes past the cache. */
const RowsContext = createContext<RowsState | undefined>(undefined);

const Row = ({ id, index }: { id: string; index: number }): ReactElement | undefined => {
  const { children, onRow } = useContext(RowsContext) ?? {};
  const ref: RefCallback<HTMLElement> = useCallback(
    (row) => (row ? onRow?.(id, index, row) : undefined),
    [id, index, onRow],
  );
  return children?.(index, ref);
};

const nodeOf = (key: string, index: number, keys: readonly string[]): RowNode => ({
  type: 'item',
  key,
  index,
  value: null,
  level: 0,
  hasChildNodes: false,
  childNodes: [],
  rendered: null,
  textValue: '',
  parentKey: null,
  prevKey: keys[index - 1] ?? null,
  nextKey: keys[index + 1] ?? null,
  props: {},
  render: () => <Row id={key} index={index} />,
});

/** The rows in the form that the library takes. */
const collectionOf = (keys: readonly string[]): RowCollection => {
  const nodes = keys.map(nodeOf);
  const byKey = new Map(nodes.map((node) => [node.key, node]));
  return {
    size: nodes.length,
    getKeys: () => byKey.keys(),
    getItem: (key) => byKey.get(key) ?? null,
    at: (index) => nodes[index] ?? null,
    getFirstKey: () => keys[0] ?? null,
    getLastKey: () => keys.at(-1) ?? null,
    getKeyBefore: (key) => byKey.get(key)?.prevKey ?? null,
    getKeyAfter: (key) => byKey.get(key)?.nextKey ?? null,
    getChildren: () => [],
    [Symbol.iterator]: () => nodes[Symbol.iterator](),
  };
};

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((key, index) => key === other[index]);

/** A new collection only for other keys: it is measured from the start. */
const useCollection = (keys: readonly string[]): RowCollection => {
  const [kept, keep] = useState(() => ({ keys, collection: collectionOf(keys) }));
  if (isSame(kept.keys, keys)) return kept.collection;
  const next = { keys, collection: collectionOf(keys) };
  keep(next);
  return next.collection;
};

/** The position of the row with the focus. */
const useFocusedRow = (first: number | undefined) => {
  const [focused, setFocused] = useState(first);
  return {
    focused,
    onFocus: ({ target }: FocusEvent): void => {
      const row = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
      setFocused(row === undefined ? undefined : Number(row));
    },
    onBlur: (): void => setFocused(undefined),
  };
};

/** What happens with each row that comes: it is measured, and the row that had the focus gets it again. */
const useArrival = (layout: SteadyLayout, focus: WindowedRowsProps['focus']): RowsState['onRow'] => {
  const [heights] = useState(() => new RowHeights(layout));
  const waiting = useRef(focus);
  return useCallback(
    (key, index, row) => {
      if (waiting.current?.row === index) {
        waiting.current.take(row);
        waiting.current = undefined;
      }
      return heights.watch(key, row);
    },
    [heights],
  );
};

const Rows = ({
  keys,
  holder,
  focus,
  layout,
  children,
}: WindowedRowsProps & { layout: SteadyLayout }): ReactElement => {
  const { CollectionRoot } = useRenderer();
  const collection = useCollection(keys);
  const { focused, ...watch } = useFocusedRow(focus?.row);
  const onRow = useArrival(layout, focus);
  const state = useMemo(() => ({ children, onRow }), [children, onRow]);
  // Scrolled away, the row with the focus keeps it; its neighbours are where the Tab key goes next.
  const persisted = useMemo(
    () =>
      new Set(focused === undefined ? [] : [focused - 1, focused, focused + 1].flatMap((index) => keys[index] ?? [])),
    [focused, keys],
  );
  return (
    <div role="presentation" className={styles.rows} {...watch}>
      <RowsContext value={state}>
        <CollectionRoot collection={collection} persistedKeys={persisted} scrollRef={holder} />
      </RowsContext>
    </div>
  );
};

/**
 * The rows of a very long list that are on the screen or near it. The holder and the page scroll as if all were there.
 *
 * Use it through List and Table, which measure rows first; a list of fewer than 100 needs none of it.
 *
 * Anatomy: the caller's holder, as high as all rows together, with each rendered row in its place.
 *
 * Do:
 * - Put the ref and `data-row` on the element of each row.
 * - Pass the mean height of the first rows as `rowHeight`: then the page hardly moves when the others are measured.
 * - Say for screen readers how many rows there are: `aria-rowcount`, or `aria-setsize` of each item.
 *
 * Don't:
 * - Put anything but rows into the holder.
 * - Build an HTML table from it: rows are positioned, which only elements with roles allow.
 *
 * Keyboard: the focused row stays rendered, with its neighbours, wherever the page scrolls. Home and End reach the
 * first and the last row.
 */
export const WindowedRows = (props: WindowedRowsProps): ReactElement => {
  const { holder, rowHeight, gap = 0 } = props;
  const [layout] = useState(() => new SteadyLayout(holder));
  useEffect(() => (holder.current ? listenToJumpKeys(holder.current) : undefined), [holder]);
  const options = useMemo(() => ({ estimatedRowHeight: rowHeight, gap }), [rowHeight, gap]);
  return (
    <Virtualizer layout={layout} layoutOptions={options}>
      <Rows {...props} layout={layout} />
    </Virtualizer>
  );
};
