/**
 * What a screen relies on in an answer: a value of the same type, a list of such values, or an object with such fields. A
 * name that ends in `?` is a field that may be missing or null. Generated from the contract.
 */
export type AnswerShape = '' | 0 | false | readonly [AnswerShape] | { readonly [name: string]: AnswerShape };

type Fields = Readonly<Record<string, unknown>>;

/** A shape fits itself, so it may stand for a field that is left out. */
const fieldOf = (fields: Fields, name: string, shape: AnswerShape): unknown =>
  name.endsWith('?') ? (fields[name.slice(0, -1)] ?? shape) : fields[name];

/** Whether an answer has all that its contract requires. Limits and patterns are the server's own business. */
export const hasShape = (value: unknown, shape: AnswerShape): boolean => {
  if (typeof value !== typeof shape || value === null) return false;
  if (typeof shape !== 'object') return true;
  if (Array.isArray(shape)) return Array.isArray(value) && value.every((item) => hasShape(item, shape[0]));
  return Object.entries(shape).every(([name, inner]) => hasShape(fieldOf(value as Fields, name, inner), inner));
};
