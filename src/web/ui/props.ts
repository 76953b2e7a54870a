/** T with every key whose value is undefined left out. */
type Defined<T> = {
  [K in keyof T as undefined extends T[K] ? never : K]: T[K];
} & { [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined> };

/** Drops undefined values, which React Aria's props refuse under exactOptionalPropertyTypes. */
export const defined = <T extends object>(props: T): Defined<T> =>
  Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as Defined<T>;

/** Joins class names, leaving out false and absent ones. */
export const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');

/** A length that is so many px at the browser's usual text size, and grows with it. */
export const toRem = (px: number): string => `${px / 16}rem`;
