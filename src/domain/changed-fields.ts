/** The values of a form: texts, ticks, and objects of them. */
export type FormValues = { readonly [name: string]: unknown };

/** The name of the field that a path belongs to: paths that mean something together only are one field. */
export type FieldOf = (path: string) => string;

/** The top field of a path: `price.value` and `price.currency` are `price`. */
export const topField: FieldOf = (path) => path.split('.')[0] ?? path;

/** Each value by its path. */
export const valuesByPath = (values: FormValues, above = ''): (readonly [path: string, value: unknown])[] =>
  Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null
      ? valuesByPath(value as FormValues, `${above}${name}.`)
      : [[above + name, value] as const],
  );

/** The fields in which two states of a form differ. */
export const fieldsThatDiffer = (one: FormValues, other: FormValues, fieldOf: FieldOf): string[] => {
  const [first, second] = [new Map(valuesByPath(one)), new Map(valuesByPath(other))];
  const paths = [...new Set([...first.keys(), ...second.keys()])];
  return [...new Set(paths.filter((path) => first.get(path) !== second.get(path)).map(fieldOf))];
};
