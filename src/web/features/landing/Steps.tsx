import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from './Section.tsx';
import styles from './Steps.module.css';

const steps = ['credit', 'packages', 'sell'] as const;

export type StepsProps = {
  /** The target of 'Learn more'. */
  id: string;
};

/** How it works; "Learn more" leads here. */
export const Steps = ({ id }: StepsProps): ReactElement => {
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
