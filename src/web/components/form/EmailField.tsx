import type { ReactElement } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField, type TextFieldProps } from './TextField.tsx';

type EmailFieldProps<Values extends FieldValues, Name extends FieldPath<Values>, Sent> = Omit<
  TextFieldProps<Values, Name, Sent>,
  'type' | 'inputMode' | 'kindFaults'
>;

/**
 * An e-mail address in a form; its schema `email` trims it.
 *
 * Use it for every e-mail address in a Form: it brings the type, a phone's keyboard and the message for a wrong one.
 *
 * Anatomy: as a TextField.
 *
 * Do:
 * - Set `autoComplete` to "email" where the address is the reader's own; a customer's is not filled in.
 * - Say in `description` what is sent there.
 *
 * Don't:
 * - Ask for the address twice.
 * - Check by more than the schema whether it can exist: only a mail shows that.
 *
 * Keyboard: Enter sends the form.
 */
export const EmailField = <Values extends FieldValues, Name extends FieldPath<Values>, Sent>(
  props: EmailFieldProps<Values, Name, Sent>,
): ReactElement => {
  const { t } = useTranslation('errors');
  const wrong = t('validation.email');
  return (
    <TextField
      autoComplete="off"
      {...props}
      type="email"
      inputMode="email"
      kindFaults={{ required: wrong, invalid: wrong }}
    />
  );
};
