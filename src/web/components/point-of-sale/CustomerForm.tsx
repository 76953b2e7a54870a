import { type ReactElement, useId } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isEmail } from '#domain/patterns.ts';
import { CountryField } from '#web/components/country/CountryField.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import styles from './CustomerForm.module.css';
import { MainAction } from './MainAction.tsx';

export interface CustomerFormValues {
  /** Empty for a guest. */
  email: string;
  country: string;
}

export interface CustomerFormProps {
  isGuest: boolean;
  initial?: { email?: string | undefined; country?: string | undefined };
  /** Called with a valid address, unless for a guest, and a country that can be chosen. */
  onSubmit: (values: CustomerFormValues) => void;
}

type Draft = { email: string; country: string | null };

const NOTHING = {};

/** What is asked of a new customer or a guest. */
export const CustomerForm = ({ isGuest, initial = NOTHING, onSubmit }: CustomerFormProps): ReactElement => {
  const { t } = useTranslation(['pointOfSale', 'common', 'errors']);
  const formId = useId();
  const { control, handleSubmit, formState } = useForm<Draft>({
    defaultValues: { email: initial.email ?? '', country: initial.country ?? null },
    reValidateMode: 'onChange',
  });
  const email = useWatch({ control, name: 'email' }).trim();
  const submit = handleSubmit(({ country }) => onSubmit({ email, country: country ?? '' }));
  return (
    <>
      <Card>
        <form id={formId} onSubmit={(event) => void submit(event)} noValidate className={styles.fields}>
          {!isGuest && (
            <Controller
              control={control}
              name="email"
              rules={{ validate: (value) => isEmail(value.trim()) }}
              render={({ field }) => (
                <TextField
                  {...field}
                  label={t('form.email')}
                  description={t('form.emailHint')}
                  type="email"
                  inputMode="email"
                  autoComplete="off"
                  maxLength={254}
                  error={isEmail(email) ? undefined : t('errors:validation.email')}
                  isErrorShown={formState.isSubmitted}
                />
              )}
            />
          )}
          <Controller
            control={control}
            name="country"
            rules={{ required: true }}
            render={({ field: { value, onChange, ref } }) => (
              <CountryField
                ref={ref}
                label={t('form.country')}
                description={t('form.countryHint')}
                value={value}
                onChange={onChange}
                error={formState.errors.country && t('form.countryMissing')}
                isRestricted
              />
            )}
          />
        </form>
      </Card>
      {isGuest && <Banner>{t('form.guestHint')}</Banner>}
      <MainAction
        type="submit"
        form={formId}
        disabledReason={!isGuest && email === '' ? t('form.emailMissing') : undefined}
      >
        {t('common:continue')}
      </MainAction>
    </>
  );
};
