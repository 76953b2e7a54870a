import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExchangeAuthType } from '#contract/storefront/model/exchangeAuthType.ts';
import type { SubmitExchangeSignInRequest } from '#contract/storefront/model/submitExchangeSignInRequest.ts';
import { PasswordSignIn } from '#contract/storefront/zod/schemas/passwordSignIn.zod.ts';
import { SmsCodeSignIn } from '#contract/storefront/zod/schemas/smsCodeSignIn.zod.ts';
import { withoutGroups } from '#domain/in-groups.ts';
import { FormModal, type FormModalProps } from '#web/components/form/FormModal.tsx';
import { TextField } from '#web/components/form/TextField.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import styles from './ExchangeModal.module.css';
import { ExchangeRegistration } from './ExchangePhoneModal.tsx';

export type ExchangeCodeModalProps = {
  /** What the account asks for. */
  authType: ExchangeAuthType;
  /** The number that the code was sent to, as typed. */
  phone: string;
  /** Called with the typed code or password. Return the promise of the call, so that the button waits. */
  onSubmit: (typed: SubmitExchangeSignInRequest) => unknown;
  /** Asks the exchange for another SMS. */
  onResend: () => void;
  /** To another phone number. */
  onBack: () => void;
  /** Called by the close button and Escape: nothing is paid. */
  onClose: () => void;
  /** The exchange checks what was typed: the button waits. */
  isSubmitting?: boolean;
  /** Another SMS is being asked for: that button waits. */
  isResending?: boolean;
  /** Why the exchange refused what was typed. */
  refusal?: string | undefined;
  /** Where an account is registered. */
  registrationHref: string;
};

type StepProps = Omit<ExchangeCodeModalProps, 'authType'>;

const useFrame = ({ onClose, onBack, isSubmitting = false }: StepProps, isValid: boolean) => {
  const { t } = useTranslation('checkout');
  return {
    isPending: isSubmitting,
    isLocked: isSubmitting,
    onClose,
    title: t('balance.title'),
    submitLabel: t('balance.submit'),
    disabledReason: isValid ? undefined : t('balance.incomplete'),
    aside: <Button onPress={onBack}>{t('balance.back')}</Button>,
    className: styles.content,
  } satisfies Partial<FormModalProps<never, never>>;
};

/** What a code field says of itself, whatever code it is for (VAL-032, VAL-033, VAL-036). */
const useCodeField = (refusal: string | undefined) => {
  const { t } = useTranslation('errors');
  const wrong = t('validation.code');
  return {
    name: 'code',
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    hasNoStop: true,
    normalise: withoutGroups,
    faults: { required: wrong, invalid: wrong, tooLong: wrong },
    failure: refusal === undefined ? undefined : wrong,
  } as const;
};

const SmsStep = (props: StepProps): ReactElement => {
  const { phone, onSubmit, onResend, isResending = false, refusal, registrationHref } = props;
  const { t } = useTranslation('checkout');
  const form = useForm({
    schema: SmsCodeSignIn,
    defaultValues: { username: phone, code: '', authType: 'smsCode' },
    isSecret: true,
  });
  const frame = useFrame(props, form.formState.isValid);
  const codeField = useCodeField(refusal);
  return (
    <FormModal form={form} onSubmit={onSubmit} {...frame}>
      <p>{t('balance.smsText', { phone })}</p>
      <TextField control={form.control} label={t('balance.smsCode')} {...codeField} />
      {refusal !== undefined && <Banner tone="danger">{refusal}</Banner>}
      <div>
        <Button size="small" onPress={onResend} isPending={isResending}>
          {t('balance.resend')}
        </Button>
      </div>
      <ExchangeRegistration href={registrationHref} />
    </FormModal>
  );
};

const PasswordStep = (props: StepProps): ReactElement => {
  const { phone, onSubmit, refusal, registrationHref } = props;
  const { t } = useTranslation(['checkout', 'errors']);
  const form = useForm({
    schema: PasswordSignIn,
    defaultValues: { username: phone, password: '', code: '', authType: 'passwordWith2fa' },
    isSecret: true,
  });
  const frame = useFrame(props, form.formState.isValid);
  const codeField = useCodeField(refusal);
  const wrong = t('errors:validation.password');
  return (
    <FormModal form={form} onSubmit={onSubmit} {...frame}>
      <p>{t('checkout:balance.passwordText', { phone })}</p>
      <TextField
        control={form.control}
        name="password"
        label={t('checkout:balance.password')}
        type="password"
        autoComplete="off"
        faults={{ required: wrong, invalid: wrong }}
      />
      <TextField control={form.control} label={t('checkout:balance.twoFactorCode')} {...codeField} />
      {refusal !== undefined && <Banner tone="danger">{refusal}</Banner>}
      <ExchangeRegistration href={registrationHref} />
    </FormModal>
  );
};

/** Asks for the SMS code, or for password and two-factor code, whichever the account signs in with (PKG-047). */
export const ExchangeCodeModal = ({ authType, ...step }: ExchangeCodeModalProps): ReactElement =>
  authType === 'smsCode' ? <SmsStep {...step} /> : <PasswordStep {...step} />;
