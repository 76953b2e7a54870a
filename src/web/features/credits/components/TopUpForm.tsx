import { type ReactElement, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as zod from 'zod/mini';
import { PaymentDetailsRequest } from '#contract/storefront/zod/schemas/paymentDetailsRequest.zod.ts';
import { validateTopUp, TOP_UP_MAX } from '#domain/top-up.ts';
import { readWholeNumber } from '#domain/whole-number.ts';
import { type FaultTexts, useFaultText } from '#web/components/form/faults.ts';
import { Form } from '#web/components/form/Form.tsx';
import { typedNumber } from '#web/components/form/schemas.ts';
import { TextField } from '#web/components/form/TextField.tsx';
import { type FormDraft, useForm } from '#web/components/form/use-form.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import styles from './TopUpForm.module.css';

type TopUpFormProps = {
  /** ISO 4217, of the credit; undefined while it is not known. */
  currency: string | undefined;
  /** Lowest amount; see topUpMinimum. */
  minimum: number;
  /** Called with a valid amount, in whole units of the currency. */
  onSubmit: (amount: number) => void;
  /** The amount as it was typed before. */
  draft?: FormDraft<TopUpValues>;
};

export type TopUpValues = { amount: string };

const QUICK_AMOUNTS = [25, 50, 100, 250];

const schemaFrom = (minimum: number, currency: string | undefined) => {
  const faultOf = (text: string): string | undefined => {
    const result = validateTopUp(text, minimum);
    return 'fault' in result ? result.fault : undefined;
  };
  const read = zod.pipe(
    zod.string(),
    zod.transform((typed: string) => readWholeNumber(typed, currency)),
  );
  return zod.strictObject({ amount: zod.pipe(read, typedNumber(PaymentDetailsRequest.shape.amount, faultOf)) });
};

const useFaults = (currency: string | undefined, minimum: number): FaultTexts => {
  const { t } = useTranslation(['credits', 'errors']);
  const { money, number } = useFormat();
  const amount = (value: number): string => (currency === undefined ? number(value) : money(value, currency));
  return {
    notWhole: t('errors:validation.wholeNumber'),
    belowMinimum: t('credits:topUp.belowMinimum', { minimum: amount(minimum) }),
    aboveMaximum: t('credits:topUp.aboveMaximum', { maximum: amount(TOP_UP_MAX) }),
  };
};

/** An amount of credit to buy, typed or picked. */
export const TopUpForm = ({ currency, minimum, onSubmit, draft }: TopUpFormProps): ReactElement => {
  const { t } = useTranslation('credits');
  const { number } = useFormat();
  const faultText = useFaultText();
  const faults = useFaults(currency, minimum);
  const schema = useMemo(() => schemaFrom(minimum, currency), [minimum, currency]);
  const form = useForm({ schema, defaultValues: { amount: '' }, draft });
  const { control, formState, setValue } = form;
  const isEmpty = useWatch({ control, name: 'amount' }) === '';
  const fault = formState.errors.amount;
  const reason = isEmpty ? t('topUp.enterAmount') : fault && faultText(fault, faults);
  return (
    <Form id="topUp" form={form} onSubmit={({ amount }) => onSubmit(amount)} className={styles.form}>
      <TextField
        control={control}
        name="amount"
        label={t('topUp.amount')}
        inputMode="numeric"
        settle={(typed) => readWholeNumber(typed, currency)}
        autoComplete="off"
        end={currency}
        // An amount is not a number of characters.
        hasNoStop
        faults={faults}
      />
      <fieldset className={styles.quick}>
        <legend className={styles.quickLabel}>{t('topUp.quick')}</legend>
        {QUICK_AMOUNTS.filter((amount) => amount >= minimum).map((amount) => (
          <Button
            key={amount}
            size="small"
            onPress={() => setValue('amount', String(amount), { shouldValidate: true, shouldDirty: true })}
          >
            {number(amount)}
          </Button>
        ))}
      </fieldset>
      <Button type="submit" variant="primary" isFullWidth disabledReason={reason}>
        {t('topUp.submit')}
      </Button>
    </Form>
  );
};
