import { type ReactElement, useState } from 'react';
import { type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { pastedEmail } from '#domain/mailbox.ts';
import { isEmail } from '#domain/patterns.ts';
import { afterPress } from '#web/ui/after-press.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

type EmailFieldProps<Values extends FieldValues, Name extends FieldPath<Values>, Sent> = Omit<
  TextFieldProps<Values, Name, Sent>,
  'type' | 'inputMode' | 'kindFaults' | 'settle'
>;

/**
 * An e-mail address in a form; its schema `email` takes the address out of what was pasted, and the field shows it and says
 * so when it is left.
 *
 * Use it for every e-mail address in a Form: it brings a phone's keyboard and the message for a wrong one.
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
  const value: unknown = useWatch({ control: props.control, name: props.name });
  const [taken, setTaken] = useState<string>();
  const settle = (typed: string): string => {
    const email = pastedEmail(typed);
    if (email === typed.trim() || !isEmail(email)) return typed;
    afterPress(() => setTaken(email));
    return email;
  };
  return (
    <TextField
      autoComplete="off"
      {...props}
      description={taken !== undefined && value === taken ? t('validation.emailTaken') : props.description}
      settle={settle}
      inputMode="email"
      kindFaults={{ required: wrong, invalid: wrong, nameSigns: t('validation.emailSigns') }}
    />
  );
};
