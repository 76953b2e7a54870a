import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { clipText } from '#domain/plain-text.ts';
import { useServerWords } from '#web/i18n/use-server-words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Modal } from '#web/ui/overlays/Modal.tsx';
import styles from './CheckoutErrorModal.module.css';

export type CheckoutFailure = {
  /** From the server or from the address: shown as plain, clipped text. A default subtitle without it. */
  message?: string | undefined;
  /** The billing country is missing: the main button then reads Setup and leads to `setupHref`. */
  isCountryMissing?: boolean;
};

export type CheckoutErrorModalProps = {
  /** Closed without one. */
  failure: CheckoutFailure | undefined;
  /** Escape, the close button, a click outside. */
  onClose: () => void;
  /** Where Cancel leads: back to the credits or the packages. */
  cancelHref: string;
  onRetry: () => void;
  /** Page with the billing address. */
  setupHref: string;
  termsHref: string;
};

const Footer = (props: CheckoutErrorModalProps): ReactElement => {
  const { t } = useTranslation('checkout');
  return (
    <>
      <Link href={props.cancelHref} variant="secondary">
        {t('error.cancel')}
      </Link>
      {props.failure?.isCountryMissing === true ? (
        <Link href={props.setupHref} variant="primary">
          {t('error.setup')}
        </Link>
      ) : (
        <Button variant="primary" onPress={props.onRetry}>
          {t('error.retry')}
        </Button>
      )}
    </>
  );
};

/** Says why a checkout stopped and what can be done (ERR-011, ERR-012). */
export const CheckoutErrorModal = (props: CheckoutErrorModalProps): ReactElement => {
  const { t } = useTranslation('checkout');
  const words = useServerWords();
  const isCountryMissing = props.failure?.isCountryMissing ?? false;
  const message = clipText(words(props.failure?.message ?? ''));
  const subtitle = isCountryMissing ? t('error.countrySubtitle') : t('error.subtitle');
  return (
    <Modal
      isOpen={props.failure !== undefined}
      onClose={props.onClose}
      title={isCountryMissing ? t('error.countryTitle') : t('error.title')}
      width={324}
      role="alertdialog"
      footer={<Footer {...props} />}
    >
      <div className={styles.body}>
        <p>{message || subtitle}</p>
        {!isCountryMissing && <p className={styles.hint}>{t('error.nothingCharged')}</p>}
        <Link href={props.termsHref}>{t('error.terms')}</Link>
      </div>
    </Modal>
  );
};
