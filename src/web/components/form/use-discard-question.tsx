import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/Button.tsx';
import styles from './DiscardQuestion.module.css';

type DiscardQuestion = {
  /** Asks before typed text is lost; leaves at once where there is none, or where it was asked before. */
  onClose: () => void;
  /** Leaves without asking. */
  leave: () => void;
  /** In place of the buttons, while it is asked. */
  question: ReactElement | undefined;
};

/** What a dialog with a form asks before it is left. @param isDirty Whether something was typed and not saved. */
export const useDiscardQuestion = (isDirty: boolean, onLeave: () => void): DiscardQuestion => {
  const { t } = useTranslation('common');
  const [isAsking, setAsking] = useState(false);
  const leave = (): void => {
    setAsking(false);
    onLeave();
  };
  const question = (
    <>
      <p role="alert" className={styles.question}>
        {t('discard.question')}
      </p>
      <Button onPress={() => setAsking(false)}>{t('discard.keep')}</Button>
      <Button variant="danger" onPress={leave}>
        {t('discard.confirm')}
      </Button>
    </>
  );
  return {
    onClose: isDirty && !isAsking ? () => setAsking(true) : leave,
    leave,
    question: isAsking ? question : undefined,
  };
};
