import type { ReactElement } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { TextArea, type TextAreaProps } from '#web/ui/fields/TextArea.tsx';
import { defined } from '#web/ui/props.ts';
import { useFieldLimit } from './form-schema.ts';
import { type FieldOf, type OwnProps, useFormField } from './use-form-field.ts';

type TextAreaFieldProps<Values extends FieldValues, Name extends FieldPath<Values>, Sent> = {} & FieldOf<
  Values,
  Name,
  Sent
> &
  Omit<TextAreaProps, OwnProps>;

/**
 * Several lines of text in a form, with a count of the remaining characters.
 *
 * Use it for notes in a Form. Outside of a form use TextArea.
 *
 * Anatomy: as a TextArea, with the count at the end of the line below the box.
 *
 * Do:
 * - Say in `description` who will read the text.
 * - Keep a text that is long to write in the form's `draft`.
 *
 * Don't:
 * - Pass a limit: the schema has it.
 * - Use it for a text that has to fit in one line later.
 *
 * Keyboard: Enter adds a line and sends nothing.
 */
export const TextAreaField = <Values extends FieldValues, Name extends FieldPath<Values>, Sent>(
  props: TextAreaFieldProps<Values, Name, Sent>,
): ReactElement => {
  const { control, name, faults, failure, ...field } = props;
  const limit = useFieldLimit(name);
  const { value, ...bound } = useFormField({ control, name, faults, failure }, {}, limit);
  return <TextArea {...field} {...bound} value={value ?? ''} {...defined({ maxLength: limit })} />;
};
