import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { clipText } from '#domain/plain-text.ts';
import { useServerWords } from '#web/i18n/use-server-words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Modal } from '#web/ui/overlays/Modal.tsx';
import styles from './CheckoutErrorModal.module.css';

/**
 * What failed, and so what is known of the money:
 * - `payment`: nothing was charged
 * - `return`: the address says that it failed, and anybody may have written it: the dialog says whose words they are, and
 *   the purchase history tells
 * - `unknown`: it may have been paid; the purchase history will tell
 * - `unopened`: nothing was charged, but a payment may have been opened, which then waits in the purchases
 * - `unlooked`: an earlier payment may have been paid, so this one was not sent
 * - `price`: nothing was ordered yet
 * - `country`: there is no price without the billing country, so the main button leads to it (ERR-012)
 */
export type CheckoutFailureKind = 'payment' | 'return' | 'unknown' | 'unopened' | 'unlooked' | 'price' | 'country';

export type CheckoutFailure = {
  kind: CheckoutFailureKind;
  /** From the server or from the address: shown as plain, clipped text. A default subtitle without it. */
  message?: string | undefined;
};

export type CheckoutErrorModalProps = {
  /** Closed without one. */
  failure: CheckoutFailure | undefined;
  /** Escape, the close button, a click outside. */
  onClose: () => void;
  /** Where Cancel leads: back to the credits or the packages. */
  cancelHref: string;
  /** Asks for the price again. */
  onRetry: () => void;
  /** Page with the billing address. */
  setupHref: string;
  /** Page with the purchase history. */
  historyHref: string;
  /** The terms, which some failures refer to. */
  termsHref: string;
};

const Footer = (props: CheckoutErrorModalProps): ReactElement => {
  const { t } = useTranslation('checkout');
  return (
    <>
      <Link href={props.cancelHref} variant="secondary">
        {t('error.cancel')}
      </Link>
      {props.failure?.kind === 'country' ? (
        <Link href={props.setupHref} variant="primary">
          {t('error.setup')}
        </Link>
      ) : (
        // What may have been paid is looked up first.
        <Button variant={props.failure?.kind === 'unknown' ? 'secondary' : 'primary'} onPress={props.onRetry}>
          {t('error.retry')}
        </Button>
      )}
    </>
  );
};

const textOf = {
  payment: 'payment',
  return: 'payment',
  unknown: 'unknown',
  unopened: 'unopened',
  unlooked: 'unlooked',
  price: 'price',
  country: 'country',
} as const;

/** The message, and what is known of the money. */
const Body = ({ kind, message = '', historyHref }: CheckoutFailure & { historyHref: string }): ReactElement => {
  const { t } = useTranslation('checkout');
  const words = useServerWords();
  const subtitle = t(`error.subtitle.${textOf[kind]}`);
  const isTold = kind === 'unknown' || kind === 'unopened' || kind === 'unlooked';
  const said = isTold ? '' : clipText(words(message));
  return (
    <>
      {kind === 'return' && said !== '' && <p className={styles.hint}>{t('error.said')}</p>}
      <p>{said || subtitle}</p>
      {kind === 'payment' && <p className={styles.hint}>{t('error.nothingCharged')}</p>}
      {(isTold || kind === 'return') && (
        <Link href={historyHref} variant={kind === 'unknown' ? 'primary' : 'text'}>
          {t('error.history')}
        </Link>
      )}
    </>
  );
};

/** Says why a checkout stopped and what can be done (ERR-011, ERR-012). */
export const CheckoutErrorModal = (props: CheckoutErrorModalProps): ReactElement => {
  const { t } = useTranslation('checkout');
  const { failure } = props;
  return (
    <Modal
      isOpen={failure !== undefined}
      onClose={props.onClose}
      title={t(`error.title.${textOf[failure?.kind ?? 'payment']}`)}
      width={324}
      role="alertdialog"
      footer={<Footer {...props} />}
    >
      <div className={styles.body}>
        {failure && <Body {...failure} historyHref={props.historyHref} />}
        <Link href={props.termsHref}>{t('error.terms')}</Link>
      </div>
    </Modal>
  );
};
