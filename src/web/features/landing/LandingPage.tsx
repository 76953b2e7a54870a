import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { ImageTextBlock, type ImageTextBlockProps } from '#web/components/page/ImageTextBlock.tsx';
import { paths } from '#web/navigation/paths.ts';
import { useSession } from '#web/session/session-context.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { CodeIcon, SmartphoneIcon, StoreIcon } from '#web/ui/icons.ts';
import { Cost } from './Cost.tsx';
import { Failure, useAttempt } from './Failure.tsx';
import { Hero } from './Hero.tsx';
import styles from './LandingPage.module.css';
import { Section } from './Section.tsx';
import { Wait } from './Wait.tsx';

/** The target of "Learn more". */
const productId = 'product';

const steps = ['credit', 'packages', 'sell'] as const;

type StepsProps = {
  /** The target of 'Learn more'. */
  id: string;
};

/** How it works; "Learn more" leads here. */
const Steps = ({ id }: StepsProps): ReactElement => {
  const { t } = useTranslation('landing');
  return (
    <Section id={id} title={t('steps.title')} lead={t('steps.lead')}>
      <ol className={styles.steps}>
        {steps.map((key, index) => (
          <li key={key} className={styles.step}>
            <span className={styles.number} aria-hidden>
              {index + 1}
            </span>
            <h3>{t(`steps.${key}.title`)}</h3>
            <p className={styles.text}>{t(`steps.${key}.text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
};

/** The three ways to sell. */
const Channels = (): ReactElement => {
  const { t } = useTranslation('landing');
  const { signIn } = useSession();
  const [, attempt, isFailed] = useAttempt();
  const onLogin = (wanted: string): void => attempt(() => signIn(wanted));
  const blockOf = (key: 'pointOfSale' | 'api' | 'sdk'): Pick<ImageTextBlockProps, 'headline' | 'text'> => ({
    headline: t(`channels.${key}.title`),
    text: t(`channels.${key}.text`),
  });
  return (
    <Section title={t('channels.title')} lead={t('channels.lead')}>
      <div className={styles.channels}>
        <ImageTextBlock
          {...blockOf('pointOfSale')}
          icon={StoreIcon}
          link={{ label: t('channels.pointOfSale.link'), href: paths.pointOfSale() }}
          onLogin={onLogin}
        />
        <ImageTextBlock
          {...blockOf('api')}
          icon={CodeIcon}
          link={{ label: t('channels.api.link'), href: paths.apiSpecifications() }}
        />
        <ImageTextBlock
          {...blockOf('sdk')}
          icon={SmartphoneIcon}
          link={{ label: t('channels.sdk.link'), href: paths.sdk() }}
          onLogin={onLogin}
        />
      </div>
      <Failure isFailed={isFailed} />
    </Section>
  );
};

const reasons = ['once', 'traced', 'receipts', 'refunds'] as const;

/** Why money is safe here. */
const Trust = (): ReactElement => {
  const { t } = useTranslation('landing');
  return (
    <Section title={t('trust.title')} lead={t('trust.lead')} isRaised>
      <dl className={styles.reasons}>
        {reasons.map((key) => (
          <div key={key}>
            <dt className={styles.title}>{t(`trust.${key}.title`)}</dt>
            <dd className={styles.trustText}>{t(`trust.${key}.text`)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
};

type StartProps = {
  /** The page that the visitor wanted to open, to go there after the sign-up. */
  wanted: string | undefined;
};

/** The sign-up button again, at the end of the page. */
const Start = ({ wanted }: StartProps): ReactElement => {
  const { t } = useTranslation('landing');
  const { register } = useSession();
  const [isRegistering, attempt, isFailed] = useAttempt();
  return (
    <Section title={t('start.title')} lead={t('start.text')}>
      <Button variant="primary" size="large" isPending={isRegistering} onPress={() => attempt(() => register(wanted))}>
        {t('start.register')}
      </Button>
      <Failure isFailed={isFailed} />
    </Section>
  );
};

/**
 * /: what the store is, and the ways in. Signed-in visitors are redirected to the store, or to the page they wanted.
 */
export const Component = (): ReactElement => {
  const { t } = useTranslation('landing');
  const { state } = useLocation() as { state: { wanted?: string } | null };
  const { status } = useSession();
  // Signed-in visitors should not see the sign-in buttons flash by.
  if (status === 'restoring') return <Wait text={t('restoring')} />;
  if (status === 'signedIn') return <Navigate to={state?.wanted ?? paths.store()} replace />;
  return (
    <>
      <Hero wanted={state?.wanted} productId={productId} />
      <Steps id={productId} />
      <Cost />
      <Channels />
      <Trust />
      <Start wanted={state?.wanted} />
    </>
  );
};
