import type { ReactElement, Ref } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from './field-props.ts';
import { defined } from '../props.ts';
import { TextField } from './TextField.tsx';

export interface MoneyFieldProps extends FieldProps {
  /** As typed, with a decimal point in every language: '4.59'. */
  value: string;
  onChange: (value: string) => void;
  currency: string;
  maxLength?: number;
  placeholder?: string;
  ref?: Ref<HTMLInputElement>;
}

/** Spec, section 5: an amount of fiat money has up to 2 decimals. */
const FIAT = /^\d+(\.\d{1,2})?$/;

const decimalSeparator = (locale: string): string =>
  new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';

/** An amount as text, so that nothing is rounded while it is typed. Refuses what is no amount by itself. */
export const MoneyField = ({ value, onChange, currency, error, ...field }: MoneyFieldProps): ReactElement => {
  const { t } = useTranslation('ui');
  const { locale } = useLocale();
  const ownError = value !== '' && !FIAT.test(value) ? t('moneyInvalid') : undefined;
  return (
    <TextField
      {...field}
      value={value.replace('.', decimalSeparator(locale))}
      onChange={(text) => onChange(text.replace(',', '.'))}
      inputMode="decimal"
      autoComplete="off"
      end={currency}
      {...defined({ error: error ?? ownError })}
    />
  );
};
