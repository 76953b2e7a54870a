import { type Control, type FieldError, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import type { FieldProps } from '#web/ui/fields/field-props.ts';
import { type FaultTexts, SERVER_FAULT, tooLong, useFaultText } from './faults.ts';

/** The form and the value that a field is for. */
export type FieldOf<Values extends FieldValues, Name extends FieldPath<Values>, Sent> = {
  /** `form.control` of the form around it. */
  control: Control<Values, unknown, Sent>;
  /** The path of the value in the form. */
  name: Name;
  /** The screen's own messages for errors. */
  faults?: FaultTexts | undefined;
  /** Why the last try failed, when the server named no field: shown here while the field has no other error. */
  failure?: string | undefined;
};

/** Props that the form sets; the caller passes all others. */
export type OwnProps = 'value' | 'onChange' | 'onBlur' | 'error' | 'isErrorShown' | 'name' | 'ref' | 'maxLength';

/** The props that make a primitive a field of a form. */
export const useFormField = <Values extends FieldValues, Name extends FieldPath<Values>, Sent>(
  { control, name, faults, failure }: FieldOf<Values, Name, Sent>,
  kindFaults: FaultTexts = {},
  limit?: number,
) => {
  const { field, fieldState, formState } = useController({ control, name });
  const faultText = useFaultText();
  // A text that is too long shows its error at once: it was pasted, because typing stops at the limit.
  const isTooLong = limit !== undefined && typeof field.value === 'string' && field.value.length > limit;
  const error: FieldError | undefined = isTooLong ? tooLong(limit) : fieldState.error;
  const isRefused = formState.isSubmitted && !formState.isSubmitSuccessful;
  return {
    value: field.value,
    onChange: field.onChange as (value: unknown) => void,
    onBlur: field.onBlur,
    ref: field.ref,
    error: error ? faultText(error, { ...kindFaults, ...faults }) : failure,
    isErrorShown: isRefused || isTooLong || !error || error.type === SERVER_FAULT,
  } satisfies Partial<Record<keyof FieldProps | 'value' | 'onChange' | 'ref', unknown>>;
};
