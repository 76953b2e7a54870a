import { createContext, useContext } from 'react';
import type * as zod from 'zod/mini';
import { limitOf } from './field-limit.ts';

/** The form's schema, for the fields inside the form. */
export const FormSchema = createContext<zod.core.$ZodType | undefined>(undefined);

/** The form's limit for the field; undefined outside of a form. */
export const useFieldLimit = (name: string): number | undefined => {
  const schema = useContext(FormSchema);
  return schema && limitOf(schema, name);
};
