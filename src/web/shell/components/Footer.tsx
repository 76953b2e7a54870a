import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES, languages } from '#domain/languages.ts';
import type { StoreMode } from '#domain/store-mode.ts';
import { switchLanguage } from '#web/i18n/index.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { SegmentedControl } from '#web/ui/fields/SegmentedControl.tsx';
import { Brand } from './Brand.tsx';
import styles from './Footer.module.css';

/** Changes the language of the interface, remembered on this device. */
const LanguageSwitch = (): ReactElement => {
  const { t } = useTranslation('common');
  return (
    <SegmentedControl
      label={t('language')}
      options={languages.map((language) => ({ value: language, label: LANGUAGES[language].name, language }))}
      value={useLanguage()}
      onChange={(language) => void switchLanguage(language)}
    />
  );
};

export type FooterProps = {
  /** From the configuration of the store. */
  storeName: string;
  /** The version of the app that runs in this browser. */
  clientVersion: string;
  /** Commit that the client was built from. */
  commitHash?: string | undefined;
  /** The version of the server, once it has answered. */
  serverVersion?: string | undefined;
  /** Whether money and eSIMs are real; a reference store says so. */
  mode: StoreMode;
  /** The terms of use. */
  termsHref: string;
  /** The privacy policy. */
  privacyHref: string;
  /** Who makes the store. */
  teamVisionHref: string;
  /** The year of the copyright line. */
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
