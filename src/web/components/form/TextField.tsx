import type { ReactElement } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { TextField as PlainTextField, type TextFieldProps as PlainTextFieldProps } from '#web/ui/fields/TextField.tsx';
import { defined } from '#web/ui/props.ts';
import type { FaultTexts } from './faults.ts';
import { useFieldLimit } from './form-schema.ts';
import { type FieldOf, type OwnProps, useFormField } from './use-form-field.ts';

export type TextFieldProps<Values extends FieldValues, Name extends FieldPath<Values>, Sent> = {
  /** What the kind of field says of a fault, where the screen says nothing. */
  kindFaults?: FaultTexts | undefined;
  /** Typing does not stop at the limit; what is too long is refused all the same. */
  hasNoStop?: boolean;
  /** What a change of the text leads to: 'digits only'. */
  normalise?: ((typed: string) => string) | undefined;
} & FieldOf<Values, Name, Sent> &
  Omit<PlainTextFieldProps, OwnProps>;

/** One line of text in a form. Its limit is that of the form's schema. */
export const TextField = <Values extends FieldValues, Name extends FieldPath<Values>, Sent>(
  props: TextFieldProps<Values, Name, Sent>,
): ReactElement => {
  const { control, name, faults, failure, kindFaults, hasNoStop = false, normalise, ...field } = props;
  const schemaLimit = useFieldLimit(name);
  const limit = hasNoStop ? undefined : schemaLimit;
  const { value, onChange, ...bound } = useFormField({ control, name, faults, failure }, kindFaults, limit);
  return (
    <PlainTextField
      {...field}
      {...bound}
      value={value ?? ''}
      onChange={(typed) => onChange(normalise ? normalise(typed) : typed)}
      {...defined({ maxLength: limit })}
    />
  );
};
