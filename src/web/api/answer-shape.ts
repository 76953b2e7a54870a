/**
 * What a screen relies on in an answer: a value of the same type, a list of such values, or an object with such fields.
 * Generated from the contract.
 */
export type AnswerShape = '' | 0 | false | readonly [AnswerShape] | { readonly [name: string]: AnswerShape };

/** Whether an answer has all that its contract requires. Limits and patterns are the server's own business. */
export const hasShape = (value: unknown, shape: AnswerShape): boolean => {
  if (typeof value !== typeof shape || value === null) return false;
  // To ask a single value for its fields took longer, in a list of thousands, than to parse the answer.
  if (typeof shape !== 'object') return true;
  if (Array.isArray(shape)) return Array.isArray(value) && value.every((item) => hasShape(item, shape[0]));
  const fields = value as Record<string, unknown>;
  return Object.entries(shape).every(([name, inner]) => hasShape(fields[name], inner));
};
