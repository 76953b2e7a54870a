import type { ReactElement } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useFormat } from '#web/i18n/use-format.ts';
import { TextField, type TextFieldProps } from '#web/ui/fields/TextField.tsx';
import { type DecimalProps, useDecimalField } from './use-decimal-field.ts';
import type { FieldOf } from './use-form-field.ts';

type MoneyFieldProps<Values extends FieldValues, Name extends FieldPath<Values>, Sent> = {
  /** ISO 4217, shown after the amount; it sets the number of decimals. */
  currency: string;
} & FieldOf<Values, Name, Sent> &
  Omit<TextFieldProps, DecimalProps>;

/**
 * An amount of money in a form, typed and shown with the decimal sign of the reader's language; its schema is `amount`.
 *
 * Use it for every amount of money in a Form. Rates and volumes at the desk are a UnitField, counts a NumberField.
 *
 * Anatomy: as a TextField, with the currency at the end of the box.
 *
 * Do:
 * - Pass the currency of the account or the price, not one of the screen's own.
 * - Say in `description` what the amount is for: what a customer pays is not what is charged.
 *
 * Don't:
 * - Put the currency into the label.
 * - Count with the typed text: the schema gives the number, without rounding.
 *
 * Keyboard: Enter sends the form.
 */
export const MoneyField = <Values extends FieldValues, Name extends FieldPath<Values>, Sent>(
  props: MoneyFieldProps<Values, Name, Sent>,
): ReactElement => {
  const { control, name, faults, failure, currency, ...field } = props;
  const { money } = useFormat();
  const bound = useDecimalField({ control, name, faults, failure }, (limit) => money(limit, currency), currency);
  return <TextField {...field} {...bound} end={currency} />;
};
