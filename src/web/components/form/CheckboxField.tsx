import type { ReactElement } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { Checkbox, type CheckboxProps } from '#web/ui/fields/Checkbox.tsx';
import { type FieldOf, useFormField } from './use-form-field.ts';

export type CheckboxFieldProps<Values extends FieldValues, Name extends FieldPath<Values>, Sent> = FieldOf<
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
