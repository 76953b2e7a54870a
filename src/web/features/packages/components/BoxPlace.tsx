import { type ReactElement, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/Button.tsx';
import { useIsMobile } from '#web/ui/breakpoint.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { CartIcon, CheckIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { Modal } from '#web/ui/overlays/Modal.tsx';
import styles from './BoxPlace.module.css';

/** Fills the place of the closed box on wide screens, and says how to add packages to the inventory. */
export const BoxHint = (): ReactElement | null => {
  const { t } = useTranslation('shop');
  if (useIsMobile()) return null;
  return (
    <aside className={styles.hint} aria-labelledby="box-hint">
      <h2 id="box-hint" className={styles.title}>
        {t('page.hintTitle')}
      </h2>
      <p className={styles.way}>
        <Icon of={CheckIcon} className={styles.icon ?? ''} />
        {t('page.hintCheck')}
      </p>
      <p className={styles.way}>
        <Icon of={CartIcon} className={styles.icon ?? ''} />
        {t('page.hintCart')}
      </p>
    </aside>
  );
};

type BoxPlaceProps = {
  /** The text of the closed bar on narrow screens: 'Inventory 3 · Cart 2'. */
  summary: string;
  /** What is chosen and not saved yet, on the bar's button: '3 to add'. */
  changes?: string | undefined;
  /** The box. */
  children: ReactNode;
};

/** A bar at the bottom edge, in reach of the thumb; it opens the box. */
const BottomBar = ({ summary, changes, children }: BoxPlaceProps): ReactElement => {
  const { t } = useTranslation('shop');
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.bar} aria-label={t('box.label')}>
      <span className={styles.summary}>{summary}</span>
      <Button variant="primary" onPress={() => setOpen(true)}>
        {changes ?? t('box.show')}
      </Button>
      <Modal isOpen={isOpen} onClose={() => setOpen(false)} title={t('box.label')}>
        {children}
      </Modal>
    </section>
  );
};

/** The place of the box: beside the table, or behind a bar on narrow screens. */
export const BoxPlace = ({ summary, changes, children }: BoxPlaceProps): ReactElement => {
  const { t } = useTranslation('shop');
  return useIsMobile() ? (
    <BottomBar summary={summary} changes={changes}>
      {children}
    </BottomBar>
  ) : (
    <section className={styles.aside} aria-label={t('box.label')}>
      <div className={styles.box}>
        <Card>{children}</Card>
      </div>
    </section>
  );
};
