import { type Control, type FieldError, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import type { FieldProps } from '#web/ui/fields/field-props.ts';
import { type FaultTexts, SERVER_FAULT, tooLong, useFaultText } from './faults.ts';

/** Which value of which form a field is for. */
export type FieldOf<Values extends FieldValues, Name extends FieldPath<Values>, Sent> = {
  control: Control<Values, unknown, Sent>;
  name: Name;
  /** What this screen says of a fault. */
  faults?: FaultTexts | undefined;
  /** Why the last try failed, where its refusal names no field: said here while nothing else is wrong. */
  failure?: string | undefined;
};

/** What a field of a form has of itself: everything else is the same as without a form. */
export type OwnProps = 'value' | 'onChange' | 'onBlur' | 'error' | 'isErrorShown' | 'name' | 'ref' | 'maxLength';

/** What a primitive needs to be a field of a form. */
export const useFormField = <Values extends FieldValues, Name extends FieldPath<Values>, Sent>(
  { control, name, faults, failure }: FieldOf<Values, Name, Sent>,
  kindFaults: FaultTexts = {},
  limit?: number,
) => {
  const { field, fieldState, formState } = useController({ control, name });
  const faultText = useFaultText();
  // What came too long says so at once: it cannot have been typed, which stops at the limit.
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
