import type { ReactElement } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField, type TextFieldProps } from './TextField.tsx';

type UrlFieldProps<Values extends FieldValues, Name extends FieldPath<Values>, Sent> = Omit<
  TextFieldProps<Values, Name, Sent>,
  'type' | 'inputMode' | 'kindFaults'
>;

/**
 * A web address in a form.
 *
 * Use it for addresses that the server or a traveller opens: which of them are allowed, its schema says.
 *
 * Anatomy: the label, the field, and below it a hint or the error.
 *
 * Do:
 * - Say in `description` who opens the address, and show an example in `placeholder`.
 *
 * Don't:
 * - Check in the form what only the server can: it refuses a webhook inside a private network, which is the field's
 *   `failure`.
 */
export const UrlField = <Values extends FieldValues, Name extends FieldPath<Values>, Sent>(
  props: UrlFieldProps<Values, Name, Sent>,
): ReactElement => {
  const { t } = useTranslation('errors');
  const wrong = t('general.urlInvalid');
  return (
    <TextField
      autoComplete="off"
      {...props}
      type="url"
      inputMode="url"
      kindFaults={{ required: wrong, invalid: wrong }}
    />
  );
};
