import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { DEMO_EMAIL } from '#domain/demo.ts';
import { configuration } from '#web/configuration/configuration.ts';
import { paths } from '#web/navigation/paths.ts';
import { useSession } from '#web/session/session-context.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { Failure, useAttempt } from './Failure.tsx';
import styles from './Hero.module.css';
import { Picture } from './Picture.tsx';
import { useTakenOver } from '#web/ui/use-taken-over.ts';

type HeroProps = {
  /** The page that the visitor wanted to open. */
  wanted: string | undefined;
  /** The package that the phone beside the text shows. */
  productId: string;
};

const Consent = (): ReactElement => {
  const { t } = useTranslation('landing');
  return (
    <p className={styles.consent}>
      {t('consent')} <Link href={paths.terms()}>{t('terms')}</Link> {t('and')}{' '}
      <Link href={paths.privacy()}>{t('privacy')}</Link>.
    </p>
  );
};

/** A store with a year behind it, before one registers: in reference mode. */
const Demo = ({ wanted }: Pick<HeroProps, 'wanted'>): ReactElement => {
  const { t } = useTranslation('landing');
  const { signIn } = useSession();
  const [isOpening, attempt, isFailed] = useAttempt();
  return (
    <p className={styles.demo}>
      {t('demo.lead')}
      <Button
        variant="quiet"
        isPending={isOpening}
        onPress={() => attempt(() => signIn(wanted ?? paths.dashboard(), { login_hint: DEMO_EMAIL }))}
      >
        {t('demo.open')}
      </Button>
      <Failure isFailed={isFailed} />
    </p>
  );
};

const Actions = ({ wanted, productId }: HeroProps): ReactElement => {
  const { t } = useTranslation('landing');
  const { register, signIn } = useSession();
  const { state } = useLocation() as { state: { isSignInFailed?: boolean } | null };
  const [isRegistering, tryRegister, isRegistrationFailed] = useAttempt();
  const [isSigningIn, trySignIn, isSignInFailed] = useAttempt();
  return (
    <div className={styles.actions}>
      <Button
        variant="primary"
        size="large"
        isPending={isRegistering}
        onPress={() => tryRegister(() => register(wanted))}
      >
        {t('register')}
      </Button>
      <Button size="large" isPending={isSigningIn} onPress={() => trySignIn(() => signIn(wanted))}>
        {t('signIn')}
      </Button>
      <Link variant="quiet" size="large" href={`#${productId}`}>
        {t('learnMore')}
      </Link>
      <Failure isFailed={isRegistrationFailed || isSignInFailed || state?.isSignInFailed === true} />
      <noscript>
        <p>{t('scriptNeeded')}</p>
      </noscript>
    </div>
  );
};

export const Hero = (props: HeroProps): ReactElement => {
  const { t } = useTranslation('landing');
  const isTakenOver = useTakenOver();
  return (
    <section className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.texts}>
          {isTakenOver && props.wanted !== undefined && <Banner>{t('wanted')}</Banner>}
          <h1 className={styles.title}>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
          <Actions {...props} />
          {configuration.hasDemo && <Demo wanted={props.wanted} />}
          <Consent />
        </div>
        <Picture />
      </div>
    </section>
  );
};
