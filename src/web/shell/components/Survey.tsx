import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/Button.tsx';
import styles from './Survey.module.css';

type SurveyProps = {
  /** Page of the survey service. */
  url: string;
};

/** The feedback survey of an outside service: a button, and a pop-over with the survey in a frame. */
export const Survey = ({ url }: SurveyProps): ReactElement => {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  return (
    <aside className={styles.survey} aria-label={t('survey.label')}>
      <Button size="small" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
        {isOpen ? t('survey.close') : t('survey.open')}
      </Button>
      {isOpen && (
        // It has another origin, so it cannot remove its own sandbox; a survey service does not work without its
        // storage.
        <iframe
          className={styles.frame}
          src={url}
          title={t('survey.label')}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- as said above
          sandbox="allow-forms allow-scripts allow-same-origin allow-popups"
          referrerPolicy="no-referrer"
        />
      )}
    </aside>
  );
};
