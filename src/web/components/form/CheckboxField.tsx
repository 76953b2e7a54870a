import type { ReactElement } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { Checkbox, type CheckboxProps } from '#web/ui/fields/Checkbox.tsx';
import { type FieldOf, useFormField } from './use-form-field.ts';

type CheckboxFieldProps<Values extends FieldValues, Name extends FieldPath<Values>, Sent> = FieldOf<
  Values,
  Name,
  Sent
> &
  Omit<CheckboxProps, 'isSelected' | 'onChange' | 'onBlur' | 'error' | 'name'>;

/**
 * A choice of yes or no in a form.
 *
 * Use it for consent and options in a Form. Outside of a form use Checkbox.
 *
 * Anatomy: as a Checkbox: the box and its label, below them the description and the error.
 *
 * Do:
 * - Link the terms in the label that it agrees to.
 * - Give the screen's own words for an error in `faults`.
 *
 * Don't:
 * - Start ticked where it agrees to something.
 * - Use one for each of several choices of which one holds: that is a RadioField.
 *
 * Keyboard: Space ticks it.
 */
export const CheckboxField = <Values extends FieldValues, Name extends FieldPath<Values>, Sent>(
  props: CheckboxFieldProps<Values, Name, Sent>,
): ReactElement => {
  const { control, name, faults, failure, ...field } = props;
  const { value, onChange, onBlur, error, isErrorShown } = useFormField({ control, name, faults, failure });
  return (
    <Checkbox
      {...field}
      isSelected={value === true}
      onChange={onChange}
      onBlur={onBlur}
      error={isErrorShown ? error : undefined}
    />
  );
};
