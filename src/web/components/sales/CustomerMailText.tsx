import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerMailState } from '#contract/storefront/model/customerMailState.ts';
import styles from './CustomerMailText.module.css';

type CustomerMailTextProps = {
  /** What became of the message with the link; undefined where none was written. */
  state: CustomerMailState | undefined;
  /** Where it was sent. */
  email: string | undefined;
};

/**
 * What became of the message that sends a customer the link to the eSIM, in a sentence.
 *
 * Use it where a sale is shown that has a message: after the sale, and on the page of the sale.
 *
 * Anatomy: one sentence, without a frame: it is part of a paragraph or of a list of facts. The address in it stays whole
 * where it fits on a line, and else wraps after its at sign.
 *
 * Do:
 * - Leave it out where the sale has no message.
 *
 * Don't:
 * - Add a reason of your own: each state says why, and what to do.
 */
export const CustomerMailText = ({ state, email = '' }: CustomerMailTextProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  const text = state === undefined ? t('success.notEmailed', { email }) : t(`customerMail.${state}`, { email });
  const at = email === '' ? -1 : text.indexOf(email);
  if (at === -1) return <>{text}</>;
  // The sign that ends the sentence is not parted from the address.
  const afterAt = at + email.lastIndexOf('@') + 1;
  const end = at + email.length + (/^\S*/u.exec(text.slice(at + email.length))?.[0].length ?? 0);
  return (
    <>
      {text.slice(0, at)}
      <span className={styles.whole}>
        <span className={styles.whole}>{text.slice(at, afterAt)}</span>
        <span className={styles.whole}>{text.slice(afterAt, end)}</span>
      </span>
      {text.slice(end)}
    </>
  );
};
