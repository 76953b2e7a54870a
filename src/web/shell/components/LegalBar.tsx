import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { FootBar } from './FootBar.tsx';
import styles from './LegalBar.module.css';

type LegalBarProps = {
  /** The terms to read. */
  termsHref: string;
  /** Whether other terms were accepted before. */
  isUpdate: boolean;
  /** Stores that the current terms are accepted. */
  onAccept: () => void;
  /** Hides the bar until the page is reloaded. */
  onCancel: () => void;
  /** That is being stored: Accept waits. */
  isPending?: boolean;
};

/** Asks for the acceptance of the terms, without blocking or dominating the page. */
export const LegalBar = ({
  termsHref,
  isUpdate,
  onAccept,
  onCancel,
  isPending = false,
}: LegalBarProps): ReactElement => {
  const { t } = useTranslation('shell');
  return (
    <FootBar
      label={t('legal.label')}
      tone="accent"
      actions={
        <>
          <Button onPress={onCancel}>{t('legal.cancel')}</Button>
          <Button variant="primary" onPress={onAccept} isPending={isPending}>
            {t('legal.accept')}
          </Button>
        </>
      }
    >
      {t(isUpdate ? 'legal.updated' : 'legal.text')} <Link href={termsHref}>{t('legal.read')}</Link>
      <span className={styles.later}>{t('legal.later')}</span>
    </FootBar>
  );
};
