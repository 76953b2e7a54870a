import type { ReactElement } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField, type TextFieldProps } from './TextField.tsx';

export type IccidFieldProps<Values extends FieldValues, Name extends FieldPath<Values>, Sent> = Omit<
  TextFieldProps<Values, Name, Sent>,
  'type' | 'inputMode' | 'kindFaults' | 'normalise' | 'hasNoStop'
>;

const digitsOf = (typed: string): string => typed.replaceAll(/\D/g, '');

/**
 * The number of an eSIM in a form: only its digits, whatever is typed or pasted around them.
 *
 * Use it wherever an eSIM is looked up by its number, typed, pasted or scanned.
 */
export const IccidField = <Values extends FieldValues, Name extends FieldPath<Values>, Sent>(
  props: IccidFieldProps<Values, Name, Sent>,
): ReactElement => {
  const { t } = useTranslation('errors');
  const wrong = t('validation.iccid');
  return (
    <TextField
      autoComplete="off"
      {...props}
      inputMode="numeric"
      // Pasted text may be longer, with blanks between its groups.
      hasNoStop
      normalise={digitsOf}
      kindFaults={{ required: wrong, invalid: wrong }}
    />
  );
};
