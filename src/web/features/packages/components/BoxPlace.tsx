import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
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
  /** The text of the closed bar: 'Inventory 3 · Cart 2'. */
  summary: string;
  /** What is chosen and not saved yet, on the bar's button: '3 to add'. */
  changes?: string | undefined;
  /** Something is chosen or in the cart, so that the bar leads to it where the box itself is out of view. */
  isUnderWay?: boolean;
  /** Where the cart is paid, with what it costs once that is known; only where something is in it. */
  checkout?: { href: string; total: string | undefined } | undefined;
  /** Called before the bar opens the box. */
  onOpen?: () => void;
  /** The box. */
  children: ReactNode;
};

/** A bar at the bottom edge, in reach of the thumb; it opens the box, and stays until that is closed. */
const BottomBar = (props: BoxPlaceProps): ReactElement | null => {
  const { summary, changes, isUnderWay = true, checkout, onOpen, children } = props;
  const { t } = useTranslation('shop');
  const [isOpen, setOpen] = useState(false);
  // In reach of a thumb there is room for one button, which leads to the box and its checkout.
  const hasCheckout = !useIsMobile() && checkout !== undefined;
  if (!isUnderWay && !isOpen) return null;
  return (
    <section className={styles.bar} aria-label={t('box.label')}>
      <span className={styles.summary}>
        {summary}
        {checkout?.total !== undefined && <strong className={styles.total}>{checkout.total}</strong>}
      </span>
      <Button
        // Changes are lost where they are not saved, a cart is kept: to save comes first.
        variant={hasCheckout && changes === undefined ? 'secondary' : 'primary'}
        onPress={() => {
          onOpen?.();
          setOpen(true);
        }}
      >
        {changes ?? t('box.show')}
      </Button>
      {hasCheckout && (
        <Link href={checkout.href} variant={changes === undefined ? 'primary' : 'secondary'}>
          {t('box.checkout')}
        </Link>
      )}
      <Modal isOpen={isOpen} onClose={() => setOpen(false)} title={t('box.label')}>
        {children}
      </Modal>
    </section>
  );
};

/** Whether any part of an element is in the window; true until the browser has said. */
const useIsInView = () => {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [isInView, setInView] = useState(true);
  useEffect(() => {
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? true));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return [setElement, isInView] as const;
};

/** Beside the table, until the page has scrolled past it. */
const Aside = ({ isUnderWay = false, children, ...bar }: BoxPlaceProps): ReactElement => {
  const { t } = useTranslation('shop');
  const [ref, isInView] = useIsInView();
  return (
    <>
      <section className={styles.aside} aria-label={t('box.label')}>
        <div ref={ref} className={styles.box}>
          <Card>{children}</Card>
        </div>
      </section>
      <BottomBar {...bar} isUnderWay={isUnderWay && !isInView}>
        {children}
      </BottomBar>
    </>
  );
};

/** The place of the box: beside the table, and behind a bar where the screen or the page leaves no room for it. */
export const BoxPlace = ({ isUnderWay, ...place }: BoxPlaceProps): ReactElement =>
  useIsMobile() ? <BottomBar {...place} /> : <Aside {...place} isUnderWay={isUnderWay ?? false} />;
