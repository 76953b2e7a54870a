import { zodResolver } from '@hookform/resolvers/zod';
import { use, useEffect, useMemo, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  useForm as useHookForm,
  type UseFormReturn,
} from 'react-hook-form';
import type * as zod from 'zod/mini';
import { nameFault } from './faults.ts';
import { KeptFormsContext } from './kept-forms.ts';

/** Keeps what was typed beyond the page, until it was sent or discarded. */
export type FormDraft<Values> = {
  read: () => Values | undefined;
  write: (values: Values) => void;
  drop: () => void;
};

export type FormOptions<Values extends FieldValues, Sent> = {
  /** The contract's schema of the request, narrowed with zod where the screen asks for more. */
  schema: zod.ZodMiniType<Sent, Values>;
  defaultValues: DefaultValues<Values>;
  /** Called on every change, for a form that may be unmounted and must keep what was typed. */
  onChange?: ((values: Values) => void) | undefined;
  draft?: FormDraft<Values> | undefined;
  /** What is typed, such as a password, is kept nowhere. */
  isSecret?: boolean;
};

/** A form: its typed values, and the parsed values on submit. */
export type FormOf<Values extends FieldValues, Sent> = UseFormReturn<Values, unknown, Sent> & {
  schema: zod.ZodMiniType<Sent, Values>;
  draft: FormDraft<Values> | undefined;
  /** The form asks which values count (ChangedElsewhere): its own submit button gives way to that choice. */
  isChoosing: boolean;
  setChoosing: (isChoosing: boolean) => void;
};

/** Reports changed values only: the library also calls for other changes of a form. */
const useChanges = <Values extends FieldValues, Sent>(
  { subscribe, getValues }: UseFormReturn<Values, unknown, Sent>,
  onChange: (values: Values) => void,
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
      tell.current(values);
    };
    return subscribe({ formState: { values: true }, callback });
  }, [subscribe, getValues]);
};

/**
 * What keeps the form while the user signs in again. It is known by its page and by the values that it starts with: the
 * same form of the same thing.
 */
const useKept = <Values extends FieldValues>(
  defaultValues: DefaultValues<Values>,
  isSecret: boolean,
): { read: () => Values | undefined; watch: (read: () => Values) => () => void } | undefined => {
  const kept = use(KeptFormsContext);
  const start = JSON.stringify(defaultValues);
  return useMemo(() => {
    if (!kept || isSecret) return undefined;
    const form = `${globalThis.location.pathname} ${start}`;
    return {
      read: () => kept.take(form) as Values | undefined,
      watch: (read) =>
        kept.watch(form, () => {
          const values = read();
          return JSON.stringify(values) === start ? undefined : values;
        }),
    };
  }, [kept, start, isSecret]);
};

/** Shows the draft as typed: it counts as a change of the default values. */
const useRestored = <Values extends FieldValues, Sent>(
  { setValue }: UseFormReturn<Values, unknown, Sent>,
  draft: Pick<FormDraft<Values>, 'read'> | undefined,
): void =>
  useEffect(() => {
    for (const [name, value] of Object.entries(draft?.read() ?? {})) {
      setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, {
        shouldDirty: true,
        shouldValidate: true,
      });
    }
  }, [draft, setValue]);

/** The state of a form, for Form or FormModal; its fields get its `control`. */
export const useForm = <Values extends FieldValues, Sent>({
  schema,
  defaultValues,
  onChange,
  draft,
  isSecret = false,
}: FormOptions<Values, Sent>): FormOf<Values, Sent> => {
  const form = useHookForm<Values, unknown, Sent>({
    resolver: zodResolver(schema, { error: nameFault }),
    defaultValues,
    // Fields hold their errors back until they were changed and left.
    mode: 'onChange',
  });
  // A draft is kept all the time.
  const kept = useKept(defaultValues, isSecret || draft !== undefined);
  useRestored(form, draft ?? kept);
  const { getValues } = form;
  useEffect(() => kept?.watch(() => getValues()), [kept, getValues]);
  useChanges(form, (values) => {
    draft?.write(values);
    onChange?.(values);
  });
  const [isChoosing, setChoosing] = useState(false);
  return { ...form, schema, draft, isChoosing, setChoosing };
};
