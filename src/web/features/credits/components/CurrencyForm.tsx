import type { ReactElement } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SwitchCurrencyRequest } from '#contract/storefront/zod/schemas/switchCurrencyRequest.zod.ts';
import { Form } from '#web/components/form/Form.tsx';
import { RadioField } from '#web/components/form/RadioField.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import styles from './CurrencyForm.module.css';

type CurrencyFormProps = {
  /** Codes of the currencies that credit can be held in. */
  currencies: readonly string[];
  /** The currency that it is held in now. */
  current: string;
  /** Called with the code of another currency than the current one; it applies after a confirmation. */
  onSwitch: (currency: string) => void;
};

const useCurrencyName = (): ((code: string) => string) => {
  const { locale } = useLocale();
  const names = new Intl.DisplayNames(locale, { type: 'currency', fallback: 'code' });
  return (code) => names.of(code) ?? code;
};

/** Chooses the currency of the credit. */
export const CurrencyForm = ({ currencies, current, onSwitch }: CurrencyFormProps): ReactElement => {
  const { t } = useTranslation('credits');
  const nameOf = useCurrencyName();
  const form = useForm({ schema: SwitchCurrencyRequest, defaultValues: { currencyCode: current } });
  const { control } = form;
  const chosen = useWatch({ control, name: 'currencyCode' });
  return (
    <Form form={form} onSubmit={({ currencyCode }) => onSwitch(currencyCode)} className={styles.form}>
      <RadioField
        control={control}
        name="currencyCode"
        label={t('currency.label')}
        isLabelHidden
        appearance="card"
        options={currencies.map((code) => ({ value: code, label: code, description: nameOf(code) }))}
      />
      <div>
        <Button type="submit" disabledReason={chosen === current ? t('currency.unchanged') : undefined}>
          {t('currency.switch')}
        </Button>
      </div>
    </Form>
  );
};
