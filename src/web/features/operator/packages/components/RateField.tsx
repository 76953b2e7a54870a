import type { ReactElement } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { readAmount, showAmount } from '#domain/money.ts';
import { TextField, type TextFieldProps } from '#web/ui/fields/TextField.tsx';
import { useFieldLimit } from '#web/components/form/form-schema.ts';
import { type DecimalProps, useDecimalSign } from '#web/components/form/use-decimal-field.ts';
import { type FieldOf, useFormField } from '#web/components/form/use-form-field.ts';
import { defined } from '#web/ui/props.ts';

export type RateFieldProps<Values extends FieldValues, Name extends FieldPath<Values>, Sent> = {
  /** ISO 4217, of what the rate is given in; shown after it. */
  currency: string;
} & FieldOf<Values, Name, Sent> &
  Omit<TextFieldProps, DecimalProps>;

/**
 * A rate of exchange in a form, typed and shown with the decimal sign of the reader's language. Its value stays a text, so
 * that it is exactly what was typed; its schema is a text of the contract.
 *
 * Use it for rates with more than two decimals. Amounts of money are a MoneyField, percentages a PercentField.
 */
export const RateField = <Values extends FieldValues, Name extends FieldPath<Values>, Sent>(
  props: RateFieldProps<Values, Name, Sent>,
): ReactElement => {
  const { control, name, faults, failure, currency, ...field } = props;
  const decimalSign = useDecimalSign();
  const maxLength = useFieldLimit(name);
  const { value, onChange, ...bound } = useFormField({ control, name, faults, failure }, undefined, maxLength);
  return (
    <TextField
      {...field}
      {...bound}
      value={showAmount(value ?? '', decimalSign)}
      onChange={(typed) => onChange(readAmount(typed, decimalSign))}
      inputMode="decimal"
      autoComplete="off"
      end={currency}
      {...defined({ maxLength })}
    />
  );
};
