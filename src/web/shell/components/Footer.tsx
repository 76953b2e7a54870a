import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoreMode } from '#domain/store-mode.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { Brand } from './Brand.tsx';
import styles from './Footer.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';

export type FooterProps = {
  /** From the configuration of the store. */
  storeName: string;
  /** Of the app that runs in this browser. */
  clientVersion: string;
  /** Commit that the client was built from. */
  commitHash?: string | undefined;
  /** Of the server, once it has answered. */
  serverVersion?: string | undefined;
  /** Whether money and eSIMs are real; a reference store says so. */
  mode: StoreMode;
  /** The terms of use. */
  termsHref: string;
  /** The privacy policy. */
  privacyHref: string;
  /** Who makes the store. */
  teamVisionHref: string;
  /** Of the copyright line. */
  year: number;
};

const Versions = (props: FooterProps): ReactElement => {
  const { t } = useTranslation('shell');
  const { clientVersion: version, commitHash: hash, serverVersion, mode } = props;
  return (
    <p className={styles.versions}>
      <span>
        {hash === undefined ? t('footer.clientVersion', { version }) : t('footer.version', { version, hash })}
      </span>
      {serverVersion !== undefined && <span>{t('footer.serverVersion', { version: serverVersion })}</span>}
      {mode !== 'production' && <span>{t(`footer.mode.${mode}`)}</span>}
    </p>
  );
};

/**
 * The end of every page: the store's claim, its legal pages, versions and mode.
 *
 * Use it once, at the end of every page of the app.
 */
export const Footer = (props: FooterProps): ReactElement => {
  const { t } = useTranslation('shell');
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Brand storeName={props.storeName} />
          <p className={styles.versions}>{t('footer.copyright', { year: props.year, store: props.storeName })}</p>
          <Versions {...props} />
        </div>
        <ul className={styles.links}>
          <li>
            <Link href={props.termsHref} variant="plain">
              {t('footer.terms')}
            </Link>
          </li>
          <li>
            <Link href={props.privacyHref} variant="plain">
              {t('footer.privacy')}
            </Link>
          </li>
          <li>
            <Link href={props.teamVisionHref} variant="plain">
              {t('footer.teamVision')}
            </Link>
          </li>
        </ul>
        <LanguageSwitch />
      </div>
    </footer>
  );
};
