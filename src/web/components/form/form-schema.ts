import { createContext, useContext } from 'react';
import type * as zod from 'zod/mini';

type Schema = zod.core.$ZodType;

/** The parts of a schema that may hold a limit. */
type Parts = {
  type: string;
  checks?: readonly zod.core.$ZodCheck[];
  shape?: Readonly<Record<string, Schema>>;
  /** An optional schema. */
  innerType?: Schema;
  /** A text that is trimmed, or parsed as a number, before it is checked. */
  in?: Schema;
  out?: Schema;
};

/** Zod's internals, for code that builds on schemas. */
const partsOf = ({ _zod: inside }: Schema): Parts => inside.def;

/** The highest value, or the greatest length, that a check allows. */
const limitOfCheck = ({ _zod: inside }: zod.core.$ZodCheck): unknown => {
  const { check, maximum, value } = inside.def as { check: string; maximum?: unknown; value?: unknown };
  return check === 'less_than' ? value : maximum;
};

/** The schema inside optional wrappers and preceding transforms. */
const inner = (schema: Schema): Schema => {
  const { type, innerType, in: before, out } = partsOf(schema);
  if (innerType) return inner(innerType);
  if (type !== 'pipe' || !before || !out) return schema;
  return inner(partsOf(out).type === 'transform' ? before : out);
};

const fieldOf = (schema: Schema, [name, ...rest]: readonly string[]): Schema | undefined => {
  if (name === undefined) return inner(schema);
  const field = partsOf(inner(schema)).shape?.[name];
  return field && fieldOf(field, rest);
};

/** The limit of a field in the form's schema: characters of a text, or the value of a number. */
export const limitOf = (schema: Schema, path: string): number | undefined => {
  const field = fieldOf(schema, path.split('.'));
  const limits = (field && partsOf(field).checks)?.map(limitOfCheck).filter((limit) => typeof limit === 'number') ?? [];
  const limit = Math.min(...limits);
  return Number.isFinite(limit) ? limit : undefined;
};

/** The form's schema, for the fields inside the form. */
export const FormSchema = createContext<zod.core.$ZodType | undefined>(undefined);

/** The form's limit for the field; undefined outside of a form. */
export const useFieldLimit = (name: string): number | undefined => {
  const schema = useContext(FormSchema);
  return schema && limitOf(schema, name);
};
