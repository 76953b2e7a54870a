import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { useTranslation } from 'react-i18next';
import { DOUBLE_PRESS_MS } from '../../actions/use-single-call.ts';
import { Icon } from '../../Icon.tsx';
import { CloseIcon } from '../../icons.ts';
import type { ModalProps } from './modal-props.ts';
import { useMessagesInSight } from './use-messages-in-sight.ts';
import { classes, toRem } from '../../props.ts';
import styles from '../Modal.module.css';

/** Where and when the pointer went down. */
type Press = { x: number; y: number; at: number };

/** The pointer moves a little between them. */
const REACH_PX = 24;

/**
 * Takes the second press of a double press on a button that closed its dialog: it would fall on what lies beneath
 * (SHE-075). Only this place is covered, and only as long as such a press can come.
 */
const shieldPress = ({ x, y, at }: Press): void => {
  const left = at + DOUBLE_PRESS_MS - performance.now();
  if (left <= 0) return;
  const shield = document.createElement('div');
  shield.ariaHidden = 'true';
  Object.assign(shield.style, {
    position: 'fixed',
    left: `${x - REACH_PX}px`,
    top: `${y - REACH_PX}px`,
    width: `${2 * REACH_PX}px`,
    height: `${2 * REACH_PX}px`,
    zIndex: 'var(--z-modal)',
  });
  document.body.append(shield);
  setTimeout(() => shield.remove(), left);
};

/** A longer press outside is a slip while selecting or dragging, and does not close (CON-045). */
const OUTSIDE_PRESS_MAX_MS = 300;

const Header = ({ title, onClose }: { title: string; onClose: (() => void) | undefined }): ReactElement => {
  const { t } = useTranslation('ui');
  return (
    <header className={styles.header}>
      <Heading slot="title" level={2} className={styles.title ?? ''}>
        {title}
      </Heading>
      {onClose && (
        <Button className={styles.close ?? ''} aria-label={t('close')} onPress={onClose}>
          <Icon of={CloseIcon} />
        </Button>
      )}
    </header>
  );
};

type BodyProps = { onInput: () => void; children: ReactNode };

const Body = ({ onInput, children }: BodyProps): ReactElement => {
  const body = useRef<HTMLDivElement>(null);
  useMessagesInSight(body);
  return (
    <div ref={body} className={styles.body} onInput={onInput}>
      {children}
    </div>
  );
};

/**
 * The dialog of a Modal, loaded when the first one opens.
 *
 * Use it through Modal, which loads it.
 *
 * Keyboard: Tab stays inside; Escape closes it, unless it is locked.
 */
export const ModalDialog = (props: ModalProps): ReactElement => {
  const { isOpen, onClose, title, children, footer, width = 474, role = 'dialog' } = props;
  const { isAtTop = false, isLocked = false } = props;
  const overlay = useRef<HTMLDivElement>(null);
  const pressed = useRef<Press>({ x: 0, y: 0, at: -Infinity });
  const openedAt = useRef(0);
  useEffect(() => {
    if (!isOpen) return undefined;
    openedAt.current = performance.now();
    return () => shieldPress(pressed.current);
  }, [isOpen]);
  // A list of a field in the modal fades out outside of it: the second click on its option does not count as outside.
  const isOutside = (pressed: Element): boolean => overlay.current?.contains(pressed) ?? false;
  return (
    <ModalOverlay
      ref={overlay}
      className={classes(styles.overlay, isAtTop && styles.atTop)}
      isOpen={isOpen}
      onOpenChange={(willBeOpen) => {
        if (!willBeOpen) onClose();
      }}
      isDismissable={!isLocked}
      isKeyboardDismissDisabled={isLocked}
      onPointerDownCapture={({ clientX: x, clientY: y }) => {
        pressed.current = { x, y, at: performance.now() };
      }}
      // The second press of a double press on the button that opened the dialog falls on what is outside of it now. Once
      // something was typed it is none.
      shouldCloseOnInteractOutside={(element) =>
        isOutside(element) &&
        performance.now() - pressed.current.at < OUTSIDE_PRESS_MAX_MS &&
        pressed.current.at - openedAt.current > DOUBLE_PRESS_MS
      }
    >
      <AriaModal className={styles.modal ?? ''} style={{ width: toRem(width) }}>
        <Dialog className={styles.dialog ?? ''} role={role}>
          <Header title={title} onClose={isLocked ? undefined : onClose} />
          <Body
            onInput={() => {
              openedAt.current = 0;
            }}
          >
            {children}
          </Body>
          {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  );
};
