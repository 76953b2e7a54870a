import { type FormEvent, type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { judgeTopUp, TOP_UP_MAX, type TopUpFault } from '#domain/top-up.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import styles from './TopUpForm.module.css';

export interface TopUpFormProps {
  currency: string;
  /** Lowest amount; see topUpMinimum. */
  minimum: number;
  onSubmit: (amount: number) => void;
}

const QUICK_AMOUNTS = [25, 50, 100, 250];

const useFaultText = (currency: string, minimum: number): ((fault: TopUpFault) => string) => {
  const { t } = useTranslation(['credits', 'errors']);
  const { money } = useFormat();
  return (fault) => {
    if (fault === 'notWhole') return t('errors:validation.wholeNumber');
    return fault === 'belowMinimum'
      ? t('credits:topUp.belowMinimum', { minimum: money(minimum, currency) })
      : t('credits:topUp.aboveMaximum', { maximum: money(TOP_UP_MAX, currency) });
  };
};

/** An amount of credit to buy, typed or picked. */
export const TopUpForm = ({ currency, minimum, onSubmit }: TopUpFormProps): ReactElement => {
  const { t } = useTranslation('credits');
  const { number } = useFormat();
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const faultText = useFaultText(currency, minimum);
  const judged = judgeTopUp(text, minimum);
  const error = 'fault' in judged && text !== '' ? faultText(judged.fault) : undefined;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if ('amount' in judged) onSubmit(judged.amount);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={t('topUp.amount')}
        value={text}
        onChange={setText}
        inputMode="numeric"
        autoComplete="off"
        end={currency}
        error={error}
        isErrorShown={isTried}
      />
      <fieldset className={styles.quick}>
        <legend className={styles.quickLabel}>{t('topUp.quick')}</legend>
        {QUICK_AMOUNTS.filter((amount) => amount >= minimum).map((amount) => (
          <Button key={amount} size="small" onPress={() => setText(String(amount))}>
            {number(amount)}
          </Button>
        ))}
      </fieldset>
      <Button type="submit" variant="primary" isFullWidth disabledReason={text === '' ? t('topUp.enterAmount') : error}>
        {t('topUp.submit')}
      </Button>
    </form>
  );
};
