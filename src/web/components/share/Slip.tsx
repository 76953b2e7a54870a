import { type CSSProperties, Fragment, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Printed } from '#web/ui/overlays/Printed.tsx';
import { PrintedLogo, type PrintedShop } from './PrintedLogo.tsx';
import { QrCode } from './QrCode.tsx';
import styles from './Slip.module.css';

type SlipProps = {
  /** Counts the presses of the button that prints. */
  prints: number;
  /** The shop, as travellers know it; left out where it could not be read. */
  shop: PrintedShop | undefined;
  /** The package. */
  name: string;
  /** What it holds, how long it lasts, and what was paid: a line each, of parts that are not broken. */
  facts: readonly (readonly string[])[];
  /** The link that the customer opens; a short one. */
  link: string;
  /** The data is on an eSIM that the customer has: there is nothing to install. */
  isTopUp?: boolean;
};

/** Amounts, dates and addresses, each of which stays on one line where it fits on one. */
const Parts = ({ of }: { of: readonly string[] }): ReactElement[] =>
  of.map((part, index) => (
    <Fragment key={part}>
      <span className={styles.part}>
        {part}
        {index < of.length - 1 && '\u00A0·'}
      </span>{' '}
    </Fragment>
  ));

/** A line may end before a slash, and never after a hyphen, which would be taken for that of a broken word. */
const Address = ({ link }: { link: string }): ReactElement => (
  // The longer it is, the smaller: on most paper it stays on one line.
  <span className={styles.address} style={{ '--signs': link.length } as CSSProperties}>
    {link.split(/(?<=[^/:])(?=\/)/u).map((part) => (
      <span key={part} className={styles.part}>
        {part.replaceAll('-', '-\u2060')}
      </span>
    ))}
  </span>
);

const STEPS = ['scan', 'install', 'switchOn'] as const;

/**
 * The slip that the customer takes along: the code to scan, what to do in three steps, and where to ask.
 *
 * Use it after a sale and on the page of one, for customers who cannot be sent a link.
 *
 * Anatomy: the shop with its logo; the package, how long it lasts and what was paid; the code and the link; the three
 * steps; the shop's contacts. It fits A4, A6 and the roll of a receipt printer.
 *
 * Do:
 * - Give the short link: it can be typed.
 *
 * Don't:
 * - Show it on the screen: it is printed alone.
 */
export const Slip = ({ prints, shop, name, facts, link, isTopUp = false }: SlipProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  return (
    <Printed prints={prints}>
      <article className={styles.slip}>
        {shop && (
          <div className={styles.shop}>
            <p>{shop.name}</p>
            {shop.logo && <PrintedLogo {...shop.logo} />}
          </div>
        )}
        <h1 className={styles.name}>{name}</h1>
        {facts.map((fact) => (
          <p key={fact.join()}>
            <Parts of={fact} />
          </p>
        ))}
        <div className={styles.body}>
          <div className={styles.code}>
            <QrCode value={link} label={t('success.qr')} />
            <p className={styles.link}>
              <Address link={link} />
            </p>
          </div>
          {isTopUp ? (
            <p>{t('slip.topUp')}</p>
          ) : (
            <ol className={styles.steps}>
              {STEPS.map((step) => (
                <li key={step}>{t(`slip.${step}`)}</li>
              ))}
            </ol>
          )}
        </div>
        {shop && shop.contacts.length > 0 && (
          <p className={styles.contact}>
            {t('slip.help')} <Parts of={shop.contacts} />
          </p>
        )}
      </article>
    </Printed>
  );
};
