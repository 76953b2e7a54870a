import { type FormEvent, type ReactElement, type ReactNode, useRef } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { FieldRefusal, Refusal } from '#domain/refusal.ts';
import { useFieldWords } from '#web/i18n/use-problem-words.ts';
import { problemOf, SERVER_FAULT } from './faults.ts';
import { FormSchema } from './form-schema.ts';
import type { FormOf } from './use-form.ts';

export type FormProps<Values extends FieldValues, Sent> = {
  /** What react-hook-form returned, with the schema of the contract as its resolver. */
  form: FormOf<Values, Sent>;
  /**
   * Called with the values that the schema parsed. Return the promise of a call (`mutateAsync`): until it ends the form
   * is not submitted again, and the server's field errors are shown at their fields.
   */
  onSubmit: (sent: Sent) => unknown;
  /** The call is under way: the form cannot be submitted. */
  isPending?: boolean | undefined;
  /** For a submit button outside of the form. */
  id?: string | undefined;
  /** For the layout of the fields; one below the other by default. */
  className?: string | undefined;
  /** The fields, and the submit button where it is not outside. */
  children: ReactNode;
};

/** Returned by an `onSubmit` that asks first: what was typed is not sent yet. */
export const UNSENT: unique symbol = Symbol('unsent');

const BODY = 'body.';

/** Shows the server's errors at their fields; the first of them gets the focus. */
const showFieldErrors = <Values extends FieldValues, Sent>(
  form: FormOf<Values, Sent>,
  problem: Refusal,
  words: (error: FieldRefusal) => string,
): void => {
  const said = (problem.errors ?? [])
    .filter(({ field }) => field.startsWith(BODY))
    .map((error) => ({ name: error.field.slice(BODY.length) as FieldPath<Values>, message: words(error) }))
    .filter(({ name }) => form.getValues(name) !== undefined);
  for (const [index, { name, message }] of said.entries()) {
    form.setError(name, { type: SERVER_FAULT, message }, { shouldFocus: index === 0 });
  }
};

/**
 * A form of the app. It never sends invalid values, nor the same twice; a failed call keeps what was typed. The caller
 * reports the failure (a toast, a banner); the form shows only field errors.
 *
 * Use it for all that is typed and sent from a page; in a dialog use FormModal. A filter that works at once is not a
 * form.
 *
 * Anatomy: the fields, one below the other unless `className` says otherwise, and the submit button.
 *
 * Do:
 * - Return the promise of the call from `onSubmit`: the form waits for it, and shows the server's errors at their
 *   fields.
 * - Take the schema from the contract, narrowed where the screen asks for more.
 * - Have one submit button, which says in `disabledReason` what is missing.
 *
 * Don't:
 * - Empty the fields after a failure.
 * - Report the error of a field a second time, in a toast or a Banner.
 * - Put a control into it whose value is not in the schema: it is not sent.
 *
 * Keyboard: Enter in a line sends it.
 */
export const Form = <Values extends FieldValues, Sent>(props: FormProps<Values, Sent>): ReactElement => {
  const { form, onSubmit, isPending = false, id, className, children } = props;
  const isUnderWay = useRef(false);
  const words = useFieldWords();
  const submit = async (event: FormEvent): Promise<void> => {
    if (isUnderWay.current || isPending) return;
    isUnderWay.current = true;
    try {
      await form.handleSubmit(async (sent) => {
        if ((await onSubmit(sent)) !== UNSENT) form.draft?.drop();
      })(event);
    } catch (error) {
      const problem = problemOf(error);
      if (!problem) throw error;
      showFieldErrors(form, problem, words);
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
