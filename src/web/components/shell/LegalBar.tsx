import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import styles from './LegalBar.module.css';

export type LegalBarProps = {
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

/** Tells the page how high the bar is: that depends on the language, the width and the size of the text. */
const tellHeight = (bar: HTMLElement): (() => void) => {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--legal-bar', `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--legal-bar');
  };
};

/**
 * Asks for the acceptance of the terms, without blocking or dominating the page.
 *
 * Use it for the terms alone. Other messages to everybody are a HeaderPanel.
 *
 * Keyboard: it never takes the focus by itself.
 */
export const LegalBar = ({
  termsHref,
  isUpdate,
  onAccept,
  onCancel,
  isPending = false,
}: LegalBarProps): ReactElement => {
  const { t } = useTranslation('shell');
  return (
    <section className={styles.bar} ref={tellHeight} aria-label={t('legal.label')}>
      <div className={styles.inner}>
        <p className={styles.text}>
          {t(isUpdate ? 'legal.updated' : 'legal.text')} <Link href={termsHref}>{t('legal.read')}</Link>
          <span className={styles.later}>{t('legal.later')}</span>
        </p>
        <div className={styles.actions}>
          <Button onPress={onCancel}>{t('legal.cancel')}</Button>
          <Button variant="primary" onPress={onAccept} isPending={isPending}>
            {t('legal.accept')}
          </Button>
        </div>
      </div>
    </section>
  );
};
