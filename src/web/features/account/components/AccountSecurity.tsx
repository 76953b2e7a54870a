import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './AccountSecurity.module.css';

type AccountSecurityProps = {
  /** Where the sign-in service confirms or changes the email address. */
  emailHref: string;
  /** Where the sign-in service changes the password. */
  passwordHref: string;
  /** Where the sign-in service turns the second factor on and off. */
  secondFactorHref: string;
  /** Where the sign-in service lists the devices that are signed in. */
  sessionsHref: string;
};

/** Links to the pages of the sign-in service. They are not pages of the app, so its router must not follow them. */
export const AccountSecurity = ({
  emailHref,
  passwordHref,
  secondFactorHref,
  sessionsHref,
}: AccountSecurityProps): ReactElement => {
  const { t } = useTranslation('account');
  return (
    <ul className={styles.list}>
      <li id="email">
        <a className={styles.link} href={emailHref}>
          {t('security.email')}
        </a>
        <p className={styles.text}>{t('security.emailText')}</p>
      </li>
      <li id="password">
        <a className={styles.link} href={passwordHref}>
          {t('security.password')}
        </a>
        <p className={styles.text}>{t('security.passwordText')}</p>
      </li>
      <li id="secondFactor">
        <a className={styles.link} href={secondFactorHref}>
          {t('security.secondFactor')}
        </a>
        <p className={styles.text}>{t('security.secondFactorText')}</p>
      </li>
      <li id="sessions">
        <a className={styles.link} href={sessionsHref}>
          {t('security.sessions')}
        </a>
        <p className={styles.text}>{t('security.sessionsText')}</p>
      </li>
    </ul>
  );
};
