import type { ReactElement } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { withUsualDigits } from '#domain/digits.ts';
import { partOfIccid } from '#domain/iccid-part.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

type IccidFieldProps<Values extends FieldValues, Name extends FieldPath<Values>, Sent> = Omit<
  TextFieldProps<Values, Name, Sent>,
  'type' | 'inputMode' | 'kindFaults' | 'normalise' | 'hasNoStop'
>;

/** A number that a spreadsheet shortened lost digits: the rest of them are no other number. */
const SHORTENED = /\d[.,]\d+E\+\d/i;

const digitsOf = (typed: string): string =>
  partOfIccid(typed) ?? (SHORTENED.test(typed) ? typed : withUsualDigits(typed).replaceAll(/\D/g, ''));

/**
 * The number of an eSIM in a form: only its digits, whatever is typed or pasted around them, the decimals of a spreadsheet too.
 *
 * Use it wherever an eSIM is looked up by its number, typed, pasted or scanned.
 *
 * Anatomy: the label, the field, and below it a hint or the error.
 *
 * Do:
 * - Let the whole number be pasted as it is printed: blanks and hyphens go by themselves.
 *
 * Don't:
 * - Use it in a search that also takes words: that is a TextField, as at the till.
 * - Group its digits while it is typed: the value is the digits alone.
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
