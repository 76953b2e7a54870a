import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import styles from './FirstSteps.module.css';

type FirstStepsProps = {
  /** What the steps lead to. */
  title: string;
  /** What is needed before, or how long it takes. */
  subtitle: string;
  /** The steps, in order. */
  steps: readonly string[];
  /** Opens the wizard that leads through the steps. */
  onStart: () => void;
  /** Why they cannot be started yet. */
  disabledReason?: string | undefined;
};

/**
 * The steps before the first sale through an interface, and the button that starts them.
 *
 * Use it on the pages of the partner API and the SDK, below their channels. The steps themselves are a Wizard of
 * GuideSteps.
 *
 * Anatomy: a card with the title and the subtitle, beside them the button that starts, and below the numbered steps.
 *
 * Do:
 * - Name each step by its result, in the words of the wizard's own titles.
 * - Give `disabledReason` while something is missing: the button shows the reason.
 *
 * Don't:
 * - Hide it after the first time: a reseller who sets up a second shop needs it again.
 *
 * Keyboard: Tab reaches the button that starts.
 */
export const FirstSteps = ({ title, subtitle, steps, onStart, disabledReason }: FirstStepsProps): ReactElement => {
  const { t } = useTranslation('integration');
  return (
    <Card
      id="firstSteps"
      title={title}
      subtitle={subtitle}
      action={
        <Button variant="primary" onPress={onStart} disabledReason={disabledReason}>
          {t('firstSteps.start')}
        </Button>
      }
    >
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Card>
  );
};
