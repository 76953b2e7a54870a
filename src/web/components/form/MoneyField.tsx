import type { ReactElement } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useFormat } from '#web/i18n/use-format.ts';
import { TextField, type TextFieldProps } from '#web/ui/fields/TextField.tsx';
import { type DecimalProps, useDecimalField } from './use-decimal-field.ts';
import type { FieldOf } from './use-form-field.ts';

export type MoneyFieldProps<Values extends FieldValues, Name extends FieldPath<Values>, Sent> = {
  /** ISO 4217, shown after the amount; it sets the number of decimals. */
  currency: string;
} & FieldOf<Values, Name, Sent> &
  Omit<TextFieldProps, DecimalProps>;

/**
 * An amount of money in a form, typed and shown with the decimal sign of the reader's language; its schema is `amount`.
 *
 * Use it for every amount of money in a Form. Rates are a PercentField, counts a NumberField.
 */
export const MoneyField = <Values extends FieldValues, Name extends FieldPath<Values>, Sent>(
  props: MoneyFieldProps<Values, Name, Sent>,
): ReactElement => {
  const { control, name, faults, failure, currency, ...field } = props;
  const { money } = useFormat();
  const bound = useDecimalField({ control, name, faults, failure }, (limit) => money(limit, currency));
  return <TextField {...field} {...bound} end={currency} />;
};
