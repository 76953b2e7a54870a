import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import styles from './FirstSteps.module.css';
import { type Platform, platformNames } from './platform.ts';

export interface FirstStepsProps {
  platform: Platform;
  /** Whether there is a channel to do them with. */
  isReady: boolean;
  onStart: () => void;
}

/** What there is to do on a platform, and the way into it. */
export const FirstSteps = ({ platform, isReady, onStart }: FirstStepsProps): ReactElement => {
  const { t } = useTranslation('sdk');
  return (
    <Card
      title={t('firstSteps.title', { platform: platformNames[platform] })}
      subtitle={t('firstSteps.subtitle')}
      action={
        <Button variant="primary" onPress={onStart} disabledReason={isReady ? undefined : t('firstSteps.notReady')}>
          {t('firstSteps.start')}
        </Button>
      }
    >
      <ol className={styles.steps}>
        {(['access', 'key', 'sdk', 'verification', 'branding'] as const).map((step) => (
          <li key={step}>{t(`steps.${step}`)}</li>
        ))}
      </ol>
    </Card>
  );
};
