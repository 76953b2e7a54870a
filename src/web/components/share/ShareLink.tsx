import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '#web/ui/actions/copy-text.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { CopyIcon, MailIcon, ShareIcon } from '#web/ui/icons.ts';
import { useTakenOver } from '#web/ui/use-taken-over.ts';
import styles from './ShareLink.module.css';

type ShareLinkProps = {
  /** The whole address that the customer opens. */
  link: string;
  /** What the link is about. */
  title: string;
  /** The customer's e-mail address, where it is known. */
  email?: string | undefined;
  /** Called after the link was copied, to show a toast. */
  onCopied?: (() => void) | undefined;
};

const mailTo = ({ link, title, email = '' }: ShareLinkProps): string =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(link)}`;

/**
 * Sends the link by what the device offers, or by mail; or copies it.
 *
 * Use it for links to customers. Other values to copy have a CopyField.
 *
 * Anatomy: the button of the device's own dialog, or a link that opens a mail; beside it the button that copies.
 *
 * Do:
 * - Give `email` where it is known: the mail is addressed already.
 *
 * Don't:
 * - Send the mail from here: it opens the seller's own program. What the store sends has another button.
 *
 * Keyboard: Tab goes from Share to Copy.
 */
export const ShareLink = (props: ShareLinkProps): ReactElement => {
  const { link, title, onCopied } = props;
  const { t } = useTranslation('pointOfSale');
  const canShare = useTakenOver() && 'share' in navigator;
  const copy = async (): Promise<void> => {
    if (await copyText(link)) onCopied?.();
  };
  // The visitor who closes the device's dialog has changed their mind.
  const share = (): Promise<void> => navigator.share({ title, url: link }).catch(() => undefined);
  return (
    <div className={styles.actions}>
      {canShare ? (
        <Button icon={ShareIcon} isFullWidth onPress={() => void share()}>
          {t('success.share')}
        </Button>
      ) : (
        <Link href={mailTo(props)} variant="secondary" icon={MailIcon} isFullWidth>
          {t('success.mail')}
        </Link>
      )}
      <Button icon={CopyIcon} isFullWidth onPress={() => void copy()}>
        {t('success.copy')}
      </Button>
    </div>
  );
};
