import { useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { readAmount, showAmount } from '#domain/typed-amount.ts';
import type { TextFieldProps } from '#web/ui/fields/TextField.tsx';
import { defined } from '#web/ui/props.ts';
import { useFieldLimit } from './form-schema.ts';
import { type FieldOf, type OwnProps, useFormField } from './use-form-field.ts';

/** The props of a text field that a decimal field sets itself. */
export type DecimalProps = OwnProps | 'type' | 'inputMode' | 'autoComplete' | 'isReplaced' | 'end';

const DECIMALS = 2;
/** The signs for thousands of a pasted amount, and its currency. */
const PASTED_LENGTH = 10;

/** The decimal sign of the reader's language. */
export const useDecimalSign = (): string => {
  const { locale } = useLocale();
  return new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';
};

/** The name of the currency behind an amount: 'US dollars'. */
const currencyName = (currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'name' })
    .formatToParts(2)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/**
 * The props that make a text field one for a number with two decimals, which is kept as text so that it is not rounded
 * while it is typed. It is typed and shown with the decimal sign of the reader's language, and its value has a point in
 * every language; its schema is `amount`.
 */
export const useDecimalField = <Values extends FieldValues, Name extends FieldPath<Values>, Sent>(
  field: FieldOf<Values, Name, Sent>,
  showLimit: (limit: number) => string,
  currency?: string,
) => {
  const [typed, setTyped] = useState('');
  const { t } = useTranslation('errors');
  const decimalSign = useDecimalSign();
  const { locale } = useLocale();
  const limit = useFieldLimit(field.name);
  /** The number of characters that the highest number has with its decimals. */
  const maxLength = limit?.toFixed(DECIMALS).length;
  const wrong = t('validation.fiat');
  const faults = {
    required: wrong,
    invalid: wrong,
    notANumber: wrong,
    otherCurrency:
      currency === undefined ? wrong : t('validation.otherCurrency', { currency: currencyName(currency, locale) }),
    tooManyDecimals: t('validation.tooManyDecimals'),
    ambiguous: t('validation.ambiguousAmount'),
    tooHigh: limit === undefined ? undefined : t('validation.tooHigh', { maximum: showLimit(limit) }),
  };
  const { value, onChange, onBlur, ...bound } = useFormField(field, faults, maxLength);
  return {
    ...bound,
    // What is typed stays as it is (VAL-104) until the field is left.
    value: readAmount(typed, decimalSign, currency) === value ? typed : showAmount(value ?? '', decimalSign),
    onChange: (text: string) => {
      setTyped(text);
      onChange(readAmount(text, decimalSign, currency));
    },
    onBlur: () => {
      setTyped('');
      onBlur();
    },
    inputMode: 'decimal',
    autoComplete: 'off',
    isReplaced: true,
    ...defined({ maxLength: maxLength === undefined ? undefined : maxLength + PASTED_LENGTH }),
  } satisfies Partial<TextFieldProps>;
};
