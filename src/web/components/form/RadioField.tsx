import type { ReactElement } from 'react';
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import { RadioList, type RadioListProps } from '#web/ui/fields/RadioList.tsx';
import { type FieldOf, type OwnProps, useFormField } from './use-form-field.ts';

type Choice<Values extends FieldValues, Name extends FieldPath<Values>> = FieldPathValue<Values, Name> & string;

type RadioFieldProps<Values extends FieldValues, Name extends FieldPath<Values>, Sent> = {
  /** Called after a choice, for dependent changes. */
  onChosen?: (value: Choice<Values, Name>) => void;
} & FieldOf<Values, Name, Sent> &
  Omit<RadioListProps<Choice<Values, Name>>, OwnProps>;

/**
 * One of a few choices in a form.
 *
 * Use it for two to five choices in a Form. Outside of a form use RadioList.
 *
 * Anatomy: as a RadioList.
 *
 * Do:
 * - Change dependent fields in `onChosen`.
 * - Show what depends on a choice right below it.
 *
 * Don't:
 * - Send the form by a choice: its button does.
 * - Write a longer label where a `description` explains the choice.
 *
 * Keyboard: arrows choose.
 */
export const RadioField = <Values extends FieldValues, Name extends FieldPath<Values>, Sent>(
  props: RadioFieldProps<Values, Name, Sent>,
): ReactElement => {
  const { control, name, faults, failure, onChosen, ...field } = props;
  const { ref: _ref, value, onChange, ...bound } = useFormField({ control, name, faults, failure });
  const choose = (chosen: Choice<Values, Name>): void => {
    onChange(chosen);
    onChosen?.(chosen);
  };
  return (
    <RadioList {...field} {...bound} value={value === undefined || value === '' ? null : value} onChange={choose} />
  );
};
