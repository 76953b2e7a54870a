import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { StartExchangeSignInRequest } from '#contract/storefront/zod/schemas/startExchangeSignInRequest.zod.ts';
import { withoutGroups } from '#domain/in-groups.ts';
import { FormModal } from '#web/components/form/FormModal.tsx';
import { TextField } from '#web/components/form/TextField.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import styles from './ExchangeModal.module.css';

type ExchangeRegistrationProps = {
  /** Where an account is registered, on the exchange's site. */
  href: string;
};

/** The way to an account at the exchange (PKG-048). */
export const ExchangeRegistration = ({ href }: ExchangeRegistrationProps): ReactElement => {
  const { t } = useTranslation('checkout');
  return (
    <p>
      <Link href={href} isExternal>
        {t('balance.register')}
      </Link>
    </p>
  );
};

type ExchangePhoneModalProps = {
  /** What was typed before. */
  phone: string;
  /** Called with a valid number in international form. Return the promise of the call. */
  onStart: (phone: string) => unknown;
  /** Called by Cancel, the close button and Escape: nothing is paid. */
  onClose: () => void;
  /** The exchange is being asked: the button waits. */
  isStarting?: boolean;
  /** Where an account is registered. */
  registrationHref: string;
};

/** The first digit gets its plus (VAL-031). Blanks and hyphens of a pasted number go. */
const normalised = (typed: string): string => {
  const number = withoutGroups(typed);
  return /^\d$/.test(number) ? `+${number}` : number;
};

/** Asks for the phone number of an account at the exchange, the first step of a payment by balance (PKG-047). */
export const ExchangePhoneModal = (props: ExchangePhoneModalProps): ReactElement => {
  const { phone, onStart, onClose, isStarting = false, registrationHref } = props;
  const { t } = useTranslation(['checkout', 'errors']);
  const form = useForm({ schema: StartExchangeSignInRequest, defaultValues: { username: phone } });
  const wrong = t('errors:validation.phone');
  return (
    <FormModal
      form={form}
      onSubmit={({ username }) => onStart(username)}
      isPending={isStarting}
      isLocked={isStarting}
      onClose={onClose}
      title={t('checkout:balance.title')}
      submitLabel={t('checkout:balance.start')}
      disabledReason={form.formState.isValid ? undefined : wrong}
      className={styles.content}
    >
      <p>{t('checkout:balance.phoneText')}</p>
      <TextField
        control={form.control}
        name="username"
        label={t('checkout:balance.phone')}
        description={t('checkout:balance.phoneHint')}
        type="tel"
        autoComplete="tel"
        hasNoStop
        normalise={normalised}
        faults={{ required: wrong, invalid: wrong, tooLong: wrong }}
      />
      <ExchangeRegistration href={registrationHref} />
    </FormModal>
  );
};
