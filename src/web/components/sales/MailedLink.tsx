import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerMailState } from '#contract/storefront/model/customerMailState.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { MailIcon } from '#web/ui/icons.ts';
import { CustomerMailText } from './CustomerMailText.tsx';
import styles from './MailedLink.module.css';

export type MailedLinkProps = {
  /** The customer's e-mail address. */
  email: string;
  /** What became of the newest message with the link; undefined where none was written. */
  state: CustomerMailState | undefined;
  /** Has the store email the link, once more or for the first time. */
  onSend: () => void;
  /** The call is under way. */
  isPending?: boolean;
  /** Why the last try failed. */
  failure?: string | undefined;
};

/**
 * The message from the store that brings a customer the link: what became of it, and the button that sends it again.
 *
 * Use it above ShareLink where the customer has an e-mail address.
 *
 * Anatomy: whether it was sent, by the sentence of CustomerMailText, and the button beside it, or below where it has no room. The button is primary until the message was sent; while one waits there is none.
 *
 * Do:
 * - Give `failure`: it says what to do.
 *
 * Don't:
 * - Use it for a refunded sale: its link opens nothing.
 */
export const MailedLink = (props: MailedLinkProps): ReactElement => {
  const { email, state, onSend, isPending = false, failure } = props;
  const { t } = useTranslation('pointOfSale');
  return (
    <div className={styles.mailed} aria-live="polite">
      <p className={styles.text}>
        <CustomerMailText state={state} email={email} />
      </p>
      {failure !== undefined && (
        <div className={styles.failure}>
          <Banner tone="danger">{failure}</Banner>
        </div>
      )}
      {state !== 'WAITING' && (
        <div className={styles.send}>
          <Button
            variant={state === 'SENT' ? 'secondary' : 'primary'}
            icon={MailIcon}
            isFullWidth
            onPress={onSend}
            isPending={isPending}
          >
            {state === 'SENT' ? t('success.emailAgain') : t('success.emailTo')}
          </Button>
        </div>
      )}
    </div>
  );
};
