import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef } from 'react';
import { type DefaultValues, type FieldValues, useForm as useHookForm, type UseFormReturn } from 'react-hook-form';
import type * as zod from 'zod/mini';
import { nameFault } from './faults.ts';

export type FormOptions<Values extends FieldValues, Sent> = {
  /** The contract's schema of the request, narrowed with zod where the screen asks for more. */
  schema: zod.ZodMiniType<Sent, Values>;
  defaultValues: DefaultValues<Values>;
  /** Called on every change, for a form that may be unmounted and must keep what was typed. */
  onChange?: ((values: Values) => void) | undefined;
};

/** A form: its typed values, and the parsed values on submit. */
export type FormOf<Values extends FieldValues, Sent> = UseFormReturn<Values, unknown, Sent> & {
  schema: zod.ZodMiniType<Sent, Values>;
};

/** Reports changed values only: the library also calls for other changes of a form. */
const useChanges = <Values extends FieldValues, Sent>(
  { subscribe, getValues }: UseFormReturn<Values, unknown, Sent>,
  onChange: ((values: Values) => void) | undefined,
): void => {
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  }, [onChange]);
  useEffect(() => {
    let known = JSON.stringify(getValues());
    const callback = ({ values }: { values: Values }): void => {
      const next = JSON.stringify(values);
      if (next === known) return;
      known = next;
      tell.current?.(values);
    };
    return subscribe({ formState: { values: true }, callback });
  }, [subscribe, getValues]);
};

/** The state of a form, for Form or FormModal; its fields get its `control`. */
export const useForm = <Values extends FieldValues, Sent>({
  schema,
  defaultValues,
  onChange,
}: FormOptions<Values, Sent>): FormOf<Values, Sent> => {
  const form = useHookForm<Values, unknown, Sent>({
    resolver: zodResolver(schema, { error: nameFault }),
    defaultValues,
    // Fields hold their errors back until they were changed and left.
    mode: 'onChange',
  });
  useChanges(form, onChange);
  return { ...form, schema };
};
