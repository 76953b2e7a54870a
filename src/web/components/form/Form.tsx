import { type FormEvent, type ReactElement, type ReactNode, useRef } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { Problem } from '#contract/storefront/model/problem.ts';
import { SERVER_FAULT } from './faults.ts';
import { FormSchema } from './form-schema.ts';
import type { FormOf } from './use-form.ts';

export type FormProps<Values extends FieldValues, Sent> = {
  form: FormOf<Values, Sent>;
  /**
   * Called with what the schema makes of valid values. Return the promise of a call (`mutateAsync`): until it ends nothing
   * is submitted again, and what the server has against a field is said at that field.
   */
  onSubmit: (sent: Sent) => unknown;
  /** The call is under way: nothing is submitted. */
  isPending?: boolean | undefined;
  /** For a submit button outside of the form. */
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

const BODY = 'body.';

/** What an ApiError carries; components know no transport. */
const problemOf = (error: unknown): Problem | undefined =>
  error instanceof Error && 'problem' in error ? (error.problem as Problem) : undefined;

/** Says at each field what the server has against it; the first one takes the focus. */
const showFieldErrors = <Values extends FieldValues, Sent>(form: FormOf<Values, Sent>, problem: Problem): void => {
  const said = (problem.errors ?? [])
    .filter(({ field }) => field.startsWith(BODY))
    .map(({ field, message }) => ({ name: field.slice(BODY.length) as FieldPath<Values>, message }))
    .filter(({ name }) => form.getValues(name) !== undefined);
  for (const [index, { name, message }] of said.entries()) {
    form.setError(name, { type: SERVER_FAULT, message }, { shouldFocus: index === 0 });
  }
};

/**
 * A form of the app. It never sends what its schema refuses, nor twice; a call that fails leaves what was typed. Who called
 * says what failed (a toast, a banner); here stands only what belongs to a field.
 */
export const Form = <Values extends FieldValues, Sent>(props: FormProps<Values, Sent>): ReactElement => {
  const { form, onSubmit, isPending = false, id, className, children } = props;
  const isUnderWay = useRef(false);
  const submit = async (event: FormEvent): Promise<void> => {
    if (isUnderWay.current || isPending) return;
    isUnderWay.current = true;
    try {
      await form.handleSubmit((sent) => onSubmit(sent))(event);
    } catch (error) {
      const problem = problemOf(error);
      if (!problem) throw error;
      showFieldErrors(form, problem);
    } finally {
      isUnderWay.current = false;
    }
  };
  return (
    <FormSchema value={form.schema}>
      <form
        id={id}
        className={className}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit(event);
        }}
      >
        {children}
      </form>
    </FormSchema>
  );
};
