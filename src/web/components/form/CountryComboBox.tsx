import { type ReactElement, type Ref, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { otherNamesOf } from '#domain/country-search.ts';
import { findSpelled } from '#domain/country-spelling.ts';
import {
  type CountryFault,
  isSupportedCountry,
  type NamedCountry,
  namedCountries,
  validateCountry,
} from '#domain/countries.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { useIsMobile } from '#web/ui/breakpoint.ts';
import { ComboBox } from '#web/ui/fields/ComboBox.tsx';

export type CountryComboBoxProps = {
  /** Names whose country it is: 'Country of residence'. */
  label: string;
  /** ISO 3166-1 alpha-2; null while nothing valid is entered. */
  value: string | null;
  /** Called with the code as soon as the text names a country, with null when it no longer does. */
  onChange?: (code: string | null) => void;
  /** Called with a country that is taken from the list, by Enter or as the field is left: "Niger" may become "Nigeria". */
  onTake?: (code: string) => void;
  /** Called when the field's text becomes invalid, and with undefined when it is valid again. */
  onFault?: ((fault: CountryFault | undefined) => void) | undefined;
  /** The codes that the list begins with, before all others by name: those that are chosen most. */
  first?: readonly string[] | undefined;
  /** Refuses the restricted countries: at the point of sale and in the account (VAL-001). */
  isRestricted?: boolean;
  /** The form's error for this field, shown while the text itself is valid. */
  error?: string | undefined;
  /** The form cannot be sent without it. */
  isRequired?: boolean;
  /** A line below the field: what the country is for. */
  description?: string;
  /** An example; never the only label. */
  placeholder?: string;
  /** Takes the focus when it appears. */
  autoFocus?: boolean;
  /** The text field, to focus it. */
  ref?: Ref<HTMLInputElement>;
};

const NONE_FIRST: readonly string[] = [];

const useCountries = (first: readonly string[]) => {
  const { country, locale } = useFormat();
  return useMemo(() => {
    const places = new Map(first.map((code, place) => [code, place]));
    const placeOf = ({ code }: NamedCountry): number => places.get(code) ?? first.length;
    return namedCountries(country, locale).sort((one, other) => placeOf(one) - placeOf(other));
  }, [country, locale, first]);
};

const useOptions = (isRestricted: boolean, first: readonly string[]) => {
  const { t } = useTranslation('errors');
  const countries = useCountries(first);
  const options = useMemo(
    () =>
      countries.map(({ code, name }) => ({
        value: code,
        label: name,
        otherNames: otherNamesOf(code),
        flag: code,
        ...(isRestricted && !isSupportedCountry(code) && { description: t('validation.countryNotAllowed') }),
      })),
    [countries, isRestricted, t],
  );
  return { countries, options };
};

/**
 * A country, typed or picked. The typed text stays, and an unknown or a refused name shows an error.
 *
 * Use it for any country outside of a form; in a form use CountryField.
 *
 * Anatomy: as a ComboBox, with the flag of the chosen country; a refused one says so in the list.
 *
 * Do:
 * - Name in the label whose country it is.
 * - Use `onFault` where a button says why it is inactive.
 *
 * Don't:
 * - Keep the country's name: keep its code, which is the same in each language.
 * - Pass an `error` of your own for an unknown name: the field has one.
 *
 * Keyboard: typing filters by name, code and other usual names, arrows move, Enter picks. A whole name or code is taken when
 * the field is left.
 */
export const CountryComboBox = ({
  value,
  onChange,
  onTake,
  onFault,
  isRestricted = false,
  first = NONE_FIRST,
  error,
  ...field
}: CountryComboBoxProps): ReactElement => {
  const { t } = useTranslation('errors');
  const { countries, options } = useOptions(isRestricted, first);
  const [fault, setFault] = useState<CountryFault>();
  // The field keeps its last choice while another text is being typed; otherwise it would clear the text.
  const [held, setHeld] = useState(value);
  if (value !== null && value !== held) setHeld(value);

  const validate = (text: string): void => {
    const { code, fault: found } = validateCountry(text, countries, isRestricted);
    if (text === '') setHeld(null);
    if (code !== value) onChange?.(code);
    if (found === fault) return;
    setFault(found);
    onFault?.(found);
  };
  const faults = {
    unknown: t('validation.countryUnknown'),
    notAllowed: t('validation.countryNotAllowed'),
  };
  return (
    <ComboBox
      {...field}
      options={options}
      find={findSpelled}
      // A phone has no arrow keys, and the arrow beside the text is small: a tap opens the list.
      menuTrigger={useIsMobile() ? 'focus' : 'input'}
      value={held}
      onChange={(code) => {
        if (code === null) return;
        setHeld(code);
        onTake?.(code);
      }}
      onTextChange={validate}
      isFreeText
      isNameTaken
      error={fault ? faults[fault] : error}
      // A refused country is a complete choice; a half-typed name is not.
      isErrorShown={fault === 'notAllowed' || error !== undefined}
    />
  );
};
