import type { ReactElement } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { type DecimalProps, useDecimalField } from '#web/components/form/use-decimal-field.ts';
import type { FieldOf } from '#web/components/form/use-form-field.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { TextField, type TextFieldProps } from '#web/ui/fields/TextField.tsx';

type UnitFieldProps<Values extends FieldValues, Name extends FieldPath<Values>, Sent> = {
  /** What the number counts; shown after it. */
  unit: '%' | 'GB';
} & FieldOf<Values, Name, Sent> &
  Omit<TextFieldProps, DecimalProps>;

/**
 * A rate in percent or a volume in gigabytes in a form, typed and shown with the decimal sign of the reader's language;
 * its schema is `amount`.
 *
 * Use it for rates and volumes in a Form. Amounts of money are a MoneyField.
 *
 * Anatomy: as a TextField, with the unit at its end.
 *
 * Do:
 * - Say in the label what is measured: the unit is in the field.
 *
 * Don't:
 * - Use it for numbers of things: they have no decimals.
 */
export const UnitField = <Values extends FieldValues, Name extends FieldPath<Values>, Sent>(
  props: UnitFieldProps<Values, Name, Sent>,
): ReactElement => {
  const { control, name, faults, failure, unit, ...field } = props;
  const { number, percent } = useFormat();
  const bound = useDecimalField({ control, name, faults, failure }, (limit) =>
    unit === '%' ? percent(limit / 100) : `${number(limit)} ${unit}`,
  );
  return <TextField {...field} {...bound} end={unit} />;
};
