import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import styles from './FirstSteps.module.css';

export type FirstStepsProps = {
  title: string;
  subtitle: string;
  /** The steps, in order. */
  steps: readonly string[];
  onStart: () => void;
  /** Why they cannot be started yet. */
  disabledReason?: string | undefined;
};

/** The steps before the first sale through an interface, and the button that starts them. */
export const FirstSteps = ({ title, subtitle, steps, onStart, disabledReason }: FirstStepsProps): ReactElement => {
  const { t } = useTranslation('integration');
  return (
    <Card
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
