import { type ReactElement, useEffect, useId } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as zod from 'zod/mini';
import { CountryField } from '#web/components/form/CountryField.tsx';
import { EmailField } from '#web/components/form/EmailField.tsx';
import { Form } from '#web/components/form/Form.tsx';
import { email, supportedCountry } from '#web/components/form/schemas.ts';
import { type FormDraft, useForm } from '#web/components/form/use-form.ts';
import { useIsMobile } from '#web/ui/breakpoint.ts';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { CountryChips } from './CountryChips.tsx';
import styles from './CustomerForm.module.css';
import { isUntouched } from './is-untouched.ts';
import { KnownCustomer } from './KnownCustomer.tsx';
import { MainAction } from '#web/components/page/MainAction.tsx';

export type CustomerFormValues = {
  /** Empty for a guest. */
  email: string;
  country: string;
};

type CustomerFormProps = {
  /** Asks for the country alone. */
  isGuest: boolean;
  /** What is known from a search or a former step; the fields start with it. */
  initial?: { email?: string | undefined; country?: string | undefined };
  /** The countries that are chosen most, to press. */
  countries?: readonly string[] | undefined;
  /** Called with the address when its field is left, and with every further change. */
  onEmailLeft?: ((email: string) => void) | undefined;
  /** Goes on, with this country, to the customer who has the address already; nobody is registered twice. */
  onKnown?: ((country: string) => void) | undefined;
  /** Where that customer lives, as far as it is known. */
  knownCountry?: string | undefined;
  /** The values of an earlier visit. */
  draft?: FormDraft<CustomerFormValues> | undefined;
  /** Called with a valid address, except for a guest, and an allowed country. */
  onSubmit: (values: CustomerFormValues) => void;
};

/** The fields of RegisterActivationRequest for the buyer; the address has them under these names (VAL-063). */
const schemas = {
  guest: zod.strictObject({ email: zod.literal(''), country: supportedCountry }),
  new: zod.strictObject({ email, country: supportedCountry }),
};

const NOTHING: NonNullable<CustomerFormProps['initial']> = {};
const NO_COUNTRIES: readonly string[] = [];

/** The fields for a new customer or a guest. */
export const CustomerForm = (props: CustomerFormProps): ReactElement => {
  const {
    isGuest,
    initial = NOTHING,
    countries = NO_COUNTRIES,
    onEmailLeft,
    onKnown,
    knownCountry,
    draft,
    onSubmit,
  } = props;
  const { t } = useTranslation(['pointOfSale', 'common']);
  const formId = useId();
  const form = useForm<CustomerFormValues, CustomerFormValues>({
    schema: isGuest ? schemas.guest : schemas.new,
    defaultValues: { email: isGuest ? '' : (initial.email ?? ''), country: initial.country ?? '' },
    draft,
  });
  const { control, setFocus, setValue } = form;
  const isMobile = useIsMobile();
  const isEmailFirst = !isGuest && !isMobile;
  useEffect(() => {
    // As the till's field; on a phone the keyboard would cover the rest.
    if (isEmailFirst && isUntouched()) setFocus('email');
  }, [isEmailFirst, setFocus]);
  const isEmailGiven = initial.email !== undefined;
  const country = useWatch({ control, name: 'country' });
  const typed = useWatch({ control, name: 'email' }).trim();
  const isEmailMissing = typed === '';
  const isLeft = useFormState({ control, name: 'email' }).touchedFields.email === true || isEmailGiven;
  useEffect(() => {
    if (isLeft) onEmailLeft?.(typed);
  }, [isLeft, onEmailLeft, typed]);
  const missing = !isGuest && isEmailMissing ? t('form.emailMissing') : undefined;
  return (
    <Card>
      <div className={styles.content}>
        <Form id={formId} form={form} onSubmit={onSubmit} className={styles.fields}>
          {!isGuest && (
            <EmailField control={control} name="email" label={t('form.email')} description={t('form.emailHint')} />
          )}
          <div className={styles.country}>
            <CountryField
              control={control}
              name="country"
              label={t('form.country')}
              description={t('form.countryHint')}
              faults={{ invalid: t('form.countryMissing') }}
              first={countries}
              isRestricted
            />
            {countries.length > 0 && (
              <CountryChips
                countries={countries}
                value={countries.find((code) => code === country)}
                onChange={(code) => setValue('country', code, { shouldDirty: true, shouldValidate: true })}
              />
            )}
          </div>
        </Form>
        {isGuest && <Banner>{t('form.guestHint')}</Banner>}
        {onKnown && (
          <KnownCustomer email={typed} entered={country} country={knownCountry} onGoOn={() => onKnown(country)} />
        )}
        <MainAction type="submit" form={formId} disabledReason={onKnown ? t('known.reason') : missing}>
          {t('common:continue')}
        </MainAction>
      </div>
    </Card>
  );
};
