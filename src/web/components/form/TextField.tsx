import type { ReactElement } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { TextField as PlainTextField, type TextFieldProps as PlainTextFieldProps } from '#web/ui/fields/TextField.tsx';
import { defined } from '#web/ui/props.ts';
import type { FaultTexts } from './faults.ts';
import { useFieldLimit } from './form-schema.ts';
import { type FieldOf, type OwnProps, useFormField } from './use-form-field.ts';

export type TextFieldProps<Values extends FieldValues, Name extends FieldPath<Values>, Sent> = {
  /** The default message of this kind of field for an error. */
  kindFaults?: FaultTexts | undefined;
  /** Typing does not stop at the limit; a text that is too long is refused. */
  hasNoStop?: boolean;
  /** Transforms the text on change: for example, removes all but digits. */
  normalise?: ((typed: string) => string) | undefined;
  /** Transforms the text when the field is left: for example, takes the e-mail address out of a pasted text. */
  settle?: ((typed: string) => string) | undefined;
} & FieldOf<Values, Name, Sent> &
  Omit<PlainTextFieldProps, OwnProps>;

/**
 * One line of text in a form. The form's schema sets its limit.
 *
 * Use it for names and other texts in a Form; money, country, e-mail, address and ICCID have their own fields.
 * Outside of a form use the TextField of the controls.
 *
 * Anatomy: as the control's: the label, the box, below it the error and the hint.
 *
 * Do:
 * - Give the screen's own words for an error in `faults`, by the name of the error: they say what to do here.
 * - Set `hasNoStop` where people paste texts that `normalise` shortens.
 *
 * Don't:
 * - Pass a limit: the schema has it, and typing stops there.
 * - Check the value while it is typed: the schema does, and the error waits until the field is left.
 *
 * Keyboard: Enter sends the form.
 */
export const TextField = <Values extends FieldValues, Name extends FieldPath<Values>, Sent>(
  props: TextFieldProps<Values, Name, Sent>,
): ReactElement => {
  const { control, name, faults, failure, kindFaults, hasNoStop = false, normalise, settle, ...field } = props;
  const schemaLimit = useFieldLimit(name);
  const limit = hasNoStop ? undefined : schemaLimit;
  const { value, onChange, onBlur, ...bound } = useFormField({ control, name, faults, failure }, kindFaults, limit);
  const leave = () => {
    const settled = settle?.(value ?? '') ?? value;
    if (settled !== value) onChange(settled);
    onBlur();
  };
  return (
    <PlainTextField
      {...field}
      {...bound}
      value={value ?? ''}
      onBlur={leave}
      onChange={(typed) => onChange(normalise ? normalise(typed) : typed)}
      {...defined({ maxLength: limit })}
    />
  );
};
