import type { ReactElement } from 'react';
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import { Select, type SelectProps } from '#web/ui/fields/Select.tsx';
import { type FieldOf, type OwnProps, useFormField } from '#web/components/form/use-form-field.ts';

type Choice<Values extends FieldValues, Name extends FieldPath<Values>> = FieldPathValue<Values, Name> & string;

export type SelectFieldProps<Values extends FieldValues, Name extends FieldPath<Values>, Sent> = FieldOf<
  Values,
  Name,
  Sent
> &
  Omit<SelectProps<Choice<Values, Name>>, OwnProps>;

/**
 * One of several choices in a form.
 *
 * Use it for more than five choices in a Form; fewer are a RadioField. Outside of a form use Select.
 *
 * Anatomy: as a Select.
 *
 * Do:
 * - Start without a choice where none is usual, so that nobody sends one unread.
 * - Set `isSearchable` for more than about 15 options.
 *
 * Don't:
 * - Add an option for "none": set `isClearable`.
 * - Send the form by a choice: its button does.
 *
 * Keyboard: Enter, Space and the arrows open the list, Enter picks.
 */
export const SelectField = <Values extends FieldValues, Name extends FieldPath<Values>, Sent>(
  props: SelectFieldProps<Values, Name, Sent>,
): ReactElement => {
  const { control, name, faults, failure, ...field } = props;
  const { value, ...bound } = useFormField({ control, name, faults, failure });
  return <Select {...field} {...bound} value={value ?? null} />;
};
