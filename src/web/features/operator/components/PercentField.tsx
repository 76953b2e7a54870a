import type { ReactElement } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useFormat } from '#web/i18n/use-format.ts';
import { TextField, type TextFieldProps } from '#web/ui/fields/TextField.tsx';
import { type DecimalProps, useDecimalField } from '#web/components/form/use-decimal-field.ts';
import type { FieldOf } from '#web/components/form/use-form-field.ts';

export type PercentFieldProps<Values extends FieldValues, Name extends FieldPath<Values>, Sent> = FieldOf<
  Values,
  Name,
  Sent
> &
  Omit<TextFieldProps, DecimalProps>;

/**
 * A rate in percent in a form, typed and shown with the decimal sign of the reader's language; its schema is `amount`.
 *
 * Use it for rates in a Form. Amounts of money are a MoneyField.
 */
export const PercentField = <Values extends FieldValues, Name extends FieldPath<Values>, Sent>(
  props: PercentFieldProps<Values, Name, Sent>,
): ReactElement => {
  const { control, name, faults, failure, ...field } = props;
  const { percent } = useFormat();
  const bound = useDecimalField({ control, name, faults, failure }, (limit) => percent(limit / 100));
  return <TextField {...field} {...bound} end="%" />;
};
