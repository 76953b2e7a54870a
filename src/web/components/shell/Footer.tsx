import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoreMode } from '#domain/store-mode.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { Brand } from './Brand.tsx';
import styles from './Footer.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';

export type FooterProps = {
  storeName: string;
  clientVersion: string;
  /** Commit that the client was built from. */
  commitHash?: string | undefined;
  serverVersion?: string | undefined;
  mode: StoreMode;
  termsHref: string;
  privacyHref: string;
  teamVisionHref: string;
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

/** The end of every page: the store's claim, its legal pages, versions and mode. */
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
