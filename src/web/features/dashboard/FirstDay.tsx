import { type ReactElement, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { doneSteps, FIRST_DAY_STEPS, type FirstDayStep, MINUTES, type NewStore, nextStep } from '#domain/first-day.ts';
import { billingAddressHref } from '#web/navigation/billing-address.ts';
import { stepUnderWay } from '#web/browser-storage/first-day.ts';
import { topUpReturn } from '#web/browser-storage/top-up.ts';
import { paths } from '#web/navigation/paths.ts';
import { type BestSellers, type BestSellersUndo, useBestSellers } from '#web/queries/use-best-sellers.ts';
import { useDraft } from '#web/session/use-draft.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { CheckIcon } from '#web/ui/icons.ts';
import { Badge } from '#web/ui/feedback/Badge.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { classes } from '#web/ui/props.ts';
import styles from './FirstDay.module.css';
import { securityPages } from '#web/session/security-pages.ts';

/** Where the e-mail address is confirmed; with an external provider it needs no confirmation. */
export const confirmEmailHref = (): string => securityPages()?.emailHref ?? paths.accountDetails();

type FirstDayProps = {
  /** All of it is known, as far as it can be read: what is done takes less room. */
  store: NewStore;
  /** The welcome bonus that waits for the confirmation of the address, in the reader's format; absent where none does. */
  bonusDue?: string | undefined;
};

const hrefOf: Record<Exclude<FirstDayStep, 'email'>, string> = {
  country: billingAddressHref(paths.dashboard()),
  credit: paths.credits(),
  packages: paths.dataPackages(),
  price: paths.inventory(),
  contact: paths.brand(),
  sale: paths.pointOfSale(),
};

/** How long it takes, or that it can wait. */
const Effort = ({ step }: { step: FirstDayStep }): ReactElement => {
  const { t } = useTranslation('dashboard');
  return step in MINUTES ? (
    <span className={styles.text}>{t('firstDay.minutes', { count: MINUTES[step as keyof typeof MINUTES] })}</span>
  ) : (
    <Badge>{t('firstDay.canWait')}</Badge>
  );
};

type StepProps = {
  step: FirstDayStep;
  number: number;
  isDone: boolean;
  isNext: boolean;
  bonusDue: string | undefined;
  /** The quickest way to fill an empty inventory. */
  bestSellers: BestSellers;
};

const Step = ({ step, number, isDone, isNext, bonusDue, bestSellers }: StepProps): ReactElement => {
  const { t } = useTranslation('dashboard');
  const isStart = step === 'packages';
  const text =
    step === 'email' && bonusDue !== undefined
      ? t('firstDay.email.bonus', { amount: bonusDue })
      : t(`firstDay.${step}.text`);
  return (
    <li className={classes(styles.step, isDone && styles.done)} {...(isNext && { 'aria-current': 'step' })}>
      <span className={styles.mark} aria-hidden>
        {isDone ? <Icon of={CheckIcon} size={16} /> : number}
      </span>
      <span className={styles.texts}>
        <span className={styles.title}>
          {t(`firstDay.${step}.title`)} {!isDone && <Effort step={step} />}
        </span>
        {!isDone && <span className={styles.text}>{text}</span>}
      </span>
      <span className={styles.action}>
        {isDone ? (
          t('firstDay.done')
        ) : (
          <>
            {isStart && (
              <Button
                variant={isNext ? 'primary' : 'secondary'}
                size="small"
                isPending={bestSellers.isAdding}
                onPress={bestSellers.onAdd}
              >
                {t('firstDay.packages.start')}
              </Button>
            )}
            <Link
              {...(step === 'email' ? { href: confirmEmailHref(), isServerPage: true } : { href: hrefOf[step] })}
              variant={isNext && !isStart ? 'primary' : 'secondary'}
              size="small"
              onPress={() => stepUnderWay.write(step)}
            >
              {t(`firstDay.${step}.action`)}
            </Link>
          </>
        )}
      </span>
    </li>
  );
};

/** Until the first sale: what to do first, what can wait, and what is done. The filled button is the next step. */
export const FirstDay = ({ store, bonusDue }: FirstDayProps): ReactElement => {
  const { t } = useTranslation('dashboard');
  const done = doneSteps(store);
  const next = nextStep(done);
  // Here, and not at its step, which has no button once it is done: it can be undone after a reload, too.
  const bestSellers = useBestSellers(useDraft<BestSellersUndo>('undo best sellers'));
  useEffect(() => {
    stepUnderWay.clear();
    topUpReturn.clear();
  }, []);
  return (
    <Card
      title={t('firstDay.title')}
      subtitle={t('firstDay.progress', { done: done.size, all: FIRST_DAY_STEPS.length })}
    >
      <ol className={styles.steps}>
        {FIRST_DAY_STEPS.map((step, index) => (
          <Step
            key={step}
            step={step}
            number={index + 1}
            isDone={done.has(step)}
            isNext={step === next}
            bonusDue={bonusDue}
            bestSellers={bestSellers}
          />
        ))}
      </ol>
    </Card>
  );
};
