import { type ReactElement, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { doneSteps, FIRST_DAY_STEPS, type FirstDayStep, type NewStore, nextStep } from '#domain/first-day.ts';
import { billingAddressHref } from '#web/navigation/billing-address.ts';
import { stepUnderWay } from '#web/browser-storage/first-day.ts';
import { paths } from '#web/navigation/paths.ts';
import { securityPages } from '#web/session/security-pages.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { CheckIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { classes } from '#web/ui/props.ts';
import styles from './FirstDay.module.css';

type FirstDayProps = {
  /** Steps are marked as it becomes known; nothing moves. */
  store: NewStore;
};

/** With another sign-in service the e-mail address needs no confirmation. */
const emailHref = (): string => securityPages()?.emailHref ?? paths.accountDetails();

const hrefOf: Record<Exclude<FirstDayStep, 'email'>, string> = {
  country: billingAddressHref(paths.dashboard()),
  credit: paths.credits(),
  packages: paths.dataPackages(),
  price: paths.inventory(),
  sale: paths.pointOfSale(),
};

type StepProps = { step: FirstDayStep; number: number; isDone: boolean; isNext: boolean };

const Step = ({ step, number, isDone, isNext }: StepProps): ReactElement => {
  const { t } = useTranslation('dashboard');
  return (
    <li className={classes(styles.step, isDone && styles.done)} {...(isNext && { 'aria-current': 'step' })}>
      <span className={styles.mark} aria-hidden>
        {isDone ? <Icon of={CheckIcon} size={16} /> : number}
      </span>
      <span className={styles.texts}>
        <span className={styles.title}>{t(`firstDay.${step}.title`)}</span>
        <span className={styles.text}>{t(`firstDay.${step}.text`)}</span>
      </span>
      <span className={styles.action}>
        {isDone ? (
          t('firstDay.done')
        ) : (
          <Link
            {...(step === 'email' ? { href: emailHref(), isServerPage: true } : { href: hrefOf[step] })}
            variant={isNext ? 'primary' : 'secondary'}
            size="small"
            onPress={() => stepUnderWay.write(step)}
          >
            {t(`firstDay.${step}.action`)}
          </Link>
        )}
      </span>
    </li>
  );
};

/** Until the first sale: what to do first, and what is done. The filled button is the next step. */
export const FirstDay = ({ store }: FirstDayProps): ReactElement => {
  const { t } = useTranslation('dashboard');
  const done = doneSteps(store);
  const next = nextStep(done);
  useEffect(() => stepUnderWay.clear(), []);
  return (
    <Card
      title={t('firstDay.title')}
      subtitle={t('firstDay.progress', { done: done.size, all: FIRST_DAY_STEPS.length })}
    >
      <ol className={styles.steps}>
        {FIRST_DAY_STEPS.map((step, index) => (
          <Step key={step} step={step} number={index + 1} isDone={done.has(step)} isNext={step === next} />
        ))}
      </ol>
    </Card>
  );
};
