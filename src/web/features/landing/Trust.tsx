import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from './Section.tsx';
import styles from './Trust.module.css';

const reasons = ['once', 'traced', 'receipts', 'refunds'] as const;

/** Why money is safe here. */
export const Trust = (): ReactElement => {
  const { t } = useTranslation('landing');
  return (
    <Section title={t('trust.title')} lead={t('trust.lead')} isRaised>
      <dl className={styles.reasons}>
        {reasons.map((key) => (
          <div key={key}>
            <dt className={styles.title}>{t(`trust.${key}.title`)}</dt>
            <dd className={styles.text}>{t(`trust.${key}.text`)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
};
