/**
 * What a screen relies on in an answer: a value of the same type, a list of such values, or an object with such fields.
 * Generated from the contract.
 */
export type AnswerShape = '' | 0 | false | readonly [AnswerShape] | { readonly [name: string]: AnswerShape };

/** Whether an answer has all that its contract requires. Limits and patterns are the server's own business. */
export const hasShape = (value: unknown, shape: AnswerShape): boolean => {
  if (typeof value !== typeof shape || value === null) return false;
  if (Array.isArray(shape)) return Array.isArray(value) && value.every((item) => hasShape(item, shape[0]));
  if (typeof shape === 'object') {
    // Not by entries: a list of thousands would make as many of each field.
    for (const name in shape) if (!hasShape((value as typeof shape)[name], shape[name])) return false;
  }
  return true;
};
