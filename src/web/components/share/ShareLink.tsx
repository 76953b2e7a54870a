import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mailLink } from '#domain/contact-ways.ts';
import { copyText } from '#web/ui/actions/copy-text.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { useIsMobile } from '#web/ui/breakpoint.ts';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { ChatIcon, CopyIcon, MailIcon, PrinterIcon, ShareIcon, SmartphoneIcon } from '#web/ui/icons.ts';
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
  /** Prints the slip with the link, where there is one. */
  onPrint?: (() => void) | undefined;
};

/** WhatsApp asks there for whom it is. */
const whatsApp = (message: string): string => `https://wa.me/?text=${encodeURIComponent(message)}`;

/** Phones differ in what separates the text: each ignores the sign of the other. */
const sms = (message: string): string => `sms:?&body=${encodeURIComponent(message)}`;

/**
 * Sends the link by what the device offers, or by mail, WhatsApp or text message; copies it, or prints it.
 *
 * Use it for links to customers. Other values to copy have a CopyField.
 *
 * Anatomy: the button of the device's own dialog, or a link that opens a mail; WhatsApp and, on phones and tablets, a
 * text message; the button that copies; the one that prints. Where the device does not open its dialog, a message says
 * so, and the link is copied.
 *
 * Do:
 * - Give `email` where it is known: the mail is addressed already.
 *
 * Don't:
 * - Send the mail from here: it opens the seller's own program, and is named for that. What the store sends has another button.
 *
 * Keyboard: Tab goes from Share to Print.
 */
export const ShareLink = (props: ShareLinkProps): ReactElement => {
  const { link, title, email = '', onCopied, onPrint } = props;
  const isMobile = useIsMobile();
  const { t } = useTranslation('pointOfSale');
  const message = t('success.message', { title, link });
  const letter = { subject: t('success.mailSubject', { title }), body: message };
  const canShare = useTakenOver() && 'share' in navigator;
  const [unshared, setUnshared] = useState<'copied' | 'notCopied'>();
  const copy = async (): Promise<void> => {
    if (await copyText(link)) onCopied?.();
  };
  const share = async (): Promise<void> => {
    setUnshared(undefined);
    try {
      await navigator.share({ title, url: link });
    } catch (error) {
      // The visitor who closes the device's dialog has changed their mind.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setUnshared((await copyText(link)) ? 'copied' : 'notCopied');
    }
  };
  return (
    <div className={styles.actions}>
      {canShare ? (
        <Button icon={ShareIcon} isFullWidth onPress={() => void share()}>
          {t('success.share')}
        </Button>
      ) : (
        <Link href={mailLink(email, letter)} variant="secondary" icon={MailIcon} isFullWidth>
          {t('success.mail')}
        </Link>
      )}
      <Link href={whatsApp(message)} variant="secondary" icon={ChatIcon} isFullWidth isExternal>
        WhatsApp
      </Link>
      {isMobile && (
        <Link href={sms(message)} variant="secondary" icon={SmartphoneIcon} isFullWidth>
          {t('success.sms')}
        </Link>
      )}
      <Button icon={CopyIcon} isFullWidth onPress={() => void copy()}>
        {t('success.copy')}
      </Button>
      {onPrint && (
        <Button icon={PrinterIcon} isFullWidth onPress={onPrint}>
          {t('success.print')}
        </Button>
      )}
      <div className={styles.unshared} aria-live="polite">
        {unshared && <Banner tone="warning">{t(`success.unshared.${unshared}`)}</Banner>}
      </div>
    </div>
  );
};
