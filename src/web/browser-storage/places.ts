/** What the product uses of the browser's storage. */
export type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Where entries are read and written: in the browser, or in memory while an operator looks at a store (decision 75).
 */
export const places: { now: { localStorage: Place; sessionStorage: Place } } = { now: globalThis };
