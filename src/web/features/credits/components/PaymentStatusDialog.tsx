import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/Button.tsx';
import { Icon, type IconShape } from '#web/ui/Icon.tsx';
import { ErrorIcon, HistoryIcon, SuccessIcon } from '#web/ui/icons.ts';
import { Modal } from '#web/ui/overlays/Modal.tsx';
import { classes } from '#web/ui/props.ts';
import styles from './PaymentStatusDialog.module.css';

export type PaymentStatus = 'success' | 'pending' | 'error';

export type PaymentStatusDialogProps = {
  /** Nothing is open without one. */
  status: PaymentStatus | undefined;
  /** How it ended, in a few words. */
  title: string;
  /** What that means for the money, and what comes next. */
  text: string;
  /** The main button: done, or the next attempt. */
  doneLabel: string;
  /** Called by the main button. */
  onDone: () => void;
  /** What the main button does is under way. */
  isPending?: boolean;
  /** A second way out, before the main button. */
  cancel?: { label: string; onPress: () => void } | undefined;
  /** Escape, the close button and a press outside; they are done, too, where it is left out. */
  onClose?: () => void;
  /** Below the text: a link. */
  children?: ReactNode;
};

const icons: Record<PaymentStatus, IconShape> = { success: SuccessIcon, pending: HistoryIcon, error: ErrorIcon };

/**
 * How a payment or a card form ended, or that it has not ended yet (CON-051).
 *
 * Use it for the outcome of a payment or of storing a card. Why a checkout could not start is a CheckoutErrorModal.
 *
 * Keyboard: Escape is the same as being done, unless `onClose` says otherwise.
 */
export const PaymentStatusDialog = (props: PaymentStatusDialogProps): ReactElement => {
  const { status, title, text, doneLabel, onDone, isPending = false, cancel, onClose = onDone, children } = props;
  const { t } = useTranslation('ui');
  return (
    <Modal
      isOpen={status !== undefined}
      onClose={onClose}
      title={title}
      width={324}
      isLocked={isPending}
      footer={
        <>
          {cancel && (
            <Button onPress={cancel.onPress} {...(isPending && { disabledReason: t('pending') })}>
              {cancel.label}
            </Button>
          )}
          <Button variant="primary" onPress={onDone} isPending={isPending}>
            {doneLabel}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <span className={classes(status && styles[status])}>
          <Icon of={icons[status ?? 'success']} size={40} />
        </span>
        <p>{text}</p>
        {children}
      </div>
    </Modal>
  );
};
