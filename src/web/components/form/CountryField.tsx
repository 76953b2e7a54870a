import type { ReactElement } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CountryComboBox, type CountryComboBoxProps } from './CountryComboBox.tsx';
import { type FieldOf, type OwnProps, useFormField } from './use-form-field.ts';

type CountryFieldProps<Values extends FieldValues, Name extends FieldPath<Values>, Sent> = {} & FieldOf<
  Values,
  Name,
  Sent
> &
  Omit<CountryComboBoxProps, OwnProps>;

/**
 * A country in a form, by its code; empty while the text is not valid.
 *
 * Use it for countries in a Form. Outside of a form use CountryComboBox.
 *
 * Anatomy: as a ComboBox, with the flag of the chosen country.
 *
 * Do:
 * - Set `isRestricted` wherever VAL-001 holds: a refused country then says so in the list already.
 * - Name in the label whose country it is: "Country of residence".
 *
 * Don't:
 * - Choose a country in advance that nobody has named.
 * - Use it for the coverage of packages, which has regions too.
 *
 * Keyboard: typing filters by name, code and other usual names, arrows move, Enter picks.
 */
export const CountryField = <Values extends FieldValues, Name extends FieldPath<Values>, Sent>(
  props: CountryFieldProps<Values, Name, Sent>,
): ReactElement => {
  const { control, name, faults, failure, ...field } = props;
  const { t } = useTranslation('errors');
  const unknown = t('validation.countryUnknown');
  const kindFaults = { required: unknown, invalid: unknown, notAllowed: t('validation.countryNotAllowed') };
  const { value, onChange, ref, error, isErrorShown } = useFormField({ control, name, faults, failure }, kindFaults);
  return (
    <CountryComboBox
      {...field}
      ref={ref}
      value={value === '' || value === undefined ? null : value}
      onChange={(code) => onChange(code ?? '')}
      error={isErrorShown ? error : undefined}
    />
  );
};
