import type { ReactElement, ReactNode } from 'react';
import type { SoldItem } from '#contract/storefront/model/soldItem.ts';
import { packageOf } from '#domain/sold-item.ts';
import { usePackageTexts } from '#web/components/packages/use-package-texts.ts';
import type { PrintedShop } from '#web/components/share/PrintedLogo.tsx';
import { ShareLink } from '#web/components/share/ShareLink.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import styles from './GivenLink.module.css';
import { MailedLink, type MailedLinkProps } from './MailedLink.tsx';

type GivenLinkProps = {
  /** The sale: its package is on the slip. */
  item: SoldItem;
  /** The package's name for the reader. */
  name: string;
  /** The link that the customer opens. */
  link: string;
  /** The customer's e-mail address, where it is known. */
  email?: string | undefined;
  /** The message from the store; left out until it is known what became of it. */
  mail?: Omit<MailedLinkProps, 'email'> | undefined;
  /** Prints the slip. */
  onPrint: () => void;
  /**
   * How often that was, whether all of it is known, the shop on it, and the price: an amount for each currency, and the day of
   * its rate.
   */
  slip: { prints: number; isReady: boolean; shop: PrintedShop | undefined; price: readonly string[] };
  /** The data is on an eSIM that the customer has. */
  isTopUp: boolean;
  /** Today, where an end is said. */
  now: Date;
  /** Called after the link was copied, to show a toast. */
  onCopied?: (() => void) | undefined;
  /** Stands below the buttons. */
  children?: ReactNode;
};

const Slip = lazyComponent(async () => (await import('#web/components/share/Slip.tsx')).Slip, {
  isWanted: () => false,
});

/**
 * Gives a customer what was sold: has the store email the link, sends it in another way, or prints it.
 *
 * Use it after a sale, and on the page of one.
 *
 * Anatomy: the MailedLink, for a customer with an e-mail address; the buttons of ShareLink; below them what is put
 * there; the Slip, which is seen on paper alone.
 *
 * Do:
 * - Set it beside the QR code, where that is still to be scanned.
 *
 * Don't:
 * - Use it for a refunded sale: its link opens nothing.
 */
export const GivenLink = (props: GivenLinkProps): ReactElement => {
  const { item, name, link, email, mail, onPrint, slip, isTopUp, now, onCopied, children } = props;
  const texts = usePackageTexts();
  const { balance } = item;
  const { prints, isReady, shop, price } = slip;
  const facts = [
    [texts.volume(packageOf(balance))],
    // It says the validity, too.
    [texts.lasts(balance, balance.activationMode, balance.expiresAt, now)],
    price,
  ];
  return (
    <>
      <div className={styles.ways}>
        {email !== undefined && mail && <MailedLink email={email} {...mail} />}
        <ShareLink link={link} title={name} email={email} onCopied={onCopied} onPrint={onPrint} />
        {children}
      </div>
      {isReady && <Slip prints={prints} shop={shop} name={name} facts={facts} link={link} isTopUp={isTopUp} />}
    </>
  );
};
