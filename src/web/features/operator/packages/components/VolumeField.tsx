import type { ReactElement } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useFormat } from '#web/i18n/use-format.ts';
import { TextField, type TextFieldProps } from '#web/ui/fields/TextField.tsx';
import { type DecimalProps, useDecimalField } from '#web/components/form/use-decimal-field.ts';
import type { FieldOf } from '#web/components/form/use-form-field.ts';

export type VolumeFieldProps<Values extends FieldValues, Name extends FieldPath<Values>, Sent> = FieldOf<
  Values,
  Name,
  Sent
> &
  Omit<TextFieldProps, DecimalProps>;

const UNIT = 'GB';

/**
 * A volume in gigabytes in a form, typed and shown with the decimal sign of the reader's language; its schema is `amount`.
 *
 * Use it for volumes in a Form. Amounts of money are a MoneyField, rates a PercentField.
 */
export const VolumeField = <Values extends FieldValues, Name extends FieldPath<Values>, Sent>(
  props: VolumeFieldProps<Values, Name, Sent>,
): ReactElement => {
  const { control, name, faults, failure, ...field } = props;
  const { number } = useFormat();
  const bound = useDecimalField({ control, name, faults, failure }, (limit) => `${number(limit)} ${UNIT}`);
  return <TextField {...field} {...bound} end={UNIT} />;
};
