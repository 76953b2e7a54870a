import type { ReactElement } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { readAmount, showAmount } from '#domain/money.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { TextField, type TextFieldProps } from '#web/ui/fields/TextField.tsx';
import { defined } from '#web/ui/props.ts';
import type { FaultTexts } from './faults.ts';
import { useFieldLimit } from './form-schema.ts';
import { type FieldOf, type OwnProps, useFormField } from './use-form-field.ts';

export type MoneyFieldProps<Values extends FieldValues, Name extends FieldPath<Values>, Sent> = {
  /** ISO 4217, shown after the amount; it sets the number of decimals. */
  currency: string;
} & FieldOf<Values, Name, Sent> &
  Omit<TextFieldProps, OwnProps | 'type' | 'inputMode' | 'autoComplete' | 'end'>;

const DECIMALS = 2;

const decimalSignOf = (locale: string): string =>
  new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';

const useAmountFaults = (limit: number | undefined, currency: string): FaultTexts => {
  const { t } = useTranslation('errors');
  const { money } = useFormat();
  const wrong = t('validation.fiat');
  return {
    required: wrong,
    invalid: wrong,
    notANumber: wrong,
    tooManyDecimals: t('validation.tooManyDecimals'),
    tooHigh: limit === undefined ? undefined : t('validation.tooHigh', { maximum: money(limit, currency) }),
  };
};

/**
 * An amount of money in a form, as text so that it is not rounded while it is typed. It is typed and shown with the
 * decimal sign of the reader's language, and its value has a point in every language; its schema is `amount`.
 *
 * Use it for every amount of money in a Form. Counts are a NumberField.
 */
export const MoneyField = <Values extends FieldValues, Name extends FieldPath<Values>, Sent>(
  props: MoneyFieldProps<Values, Name, Sent>,
): ReactElement => {
  const { control, name, faults, failure, currency, ...field } = props;
  const { locale } = useLocale();
  const decimalSign = decimalSignOf(locale);
  const limit = useFieldLimit(name);
  /** As many characters as the highest amount has with its decimals. */
  const maxLength = limit?.toFixed(DECIMALS).length;
  const { value, onChange, ...bound } = useFormField(
    { control, name, faults, failure },
    useAmountFaults(limit, currency),
    maxLength,
  );
  return (
    <TextField
      {...field}
      {...bound}
      value={showAmount(value ?? '', decimalSign)}
      onChange={(typed) => onChange(readAmount(typed, decimalSign))}
      inputMode="decimal"
      autoComplete="off"
      end={currency}
      {...defined({ maxLength })}
    />
  );
};
