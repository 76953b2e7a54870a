import type * as zod from 'zod/mini';

type Schema = zod.core.$ZodType;

/** What a schema is made of, as far as a limit can stand in it. */
type Parts = {
  type: string;
  checks?: readonly zod.core.$ZodCheck[];
  shape?: Readonly<Record<string, Schema>>;
  /** Of what may be left out. */
  innerType?: Schema;
  /** Of a text that is trimmed, or read as a number, before it is looked at. */
  in?: Schema;
  out?: Schema;
};

/** What Zod keeps for those who build on schemas. */
const partsOf = ({ _zod: inside }: Schema): Parts => inside.def;

/** The highest value, or the greatest length, that a check lets through. */
const limitOfCheck = ({ _zod: inside }: zod.core.$ZodCheck): unknown => {
  const { check, maximum, value } = inside.def as { check: string; maximum?: unknown; value?: unknown };
  return check === 'less_than' ? value : maximum;
};

/** The schema below what may be left out and what is done to the text first. */
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

/** What the schema of a form allows a field at most: characters of a text, or the value of a number. */
export const limitOf = (schema: Schema, path: string): number | undefined => {
  const field = fieldOf(schema, path.split('.'));
  const limits = (field && partsOf(field).checks)?.map(limitOfCheck).filter((limit) => typeof limit === 'number') ?? [];
  const limit = Math.min(...limits);
  return Number.isFinite(limit) ? limit : undefined;
};
