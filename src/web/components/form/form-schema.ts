import { createContext, useContext } from 'react';
import type * as zod from 'zod/mini';
import { limitOf } from './field-limit.ts';

/** The schema of the form around a field, for what a field can tell from it. */
export const FormSchema = createContext<zod.core.$ZodType | undefined>(undefined);

/** What the form's schema allows the field at most; nothing outside of a form. */
export const useFieldLimit = (name: string): number | undefined => {
  const schema = useContext(FormSchema);
  return schema && limitOf(schema, name);
};
