import type { ReactElement } from 'react';
import { Button } from '#web/ui/actions/Button.tsx';
import { classes } from '#web/ui/props.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { HistoryIcon, SuccessIcon } from '#web/ui/icons.ts';
import { Modal } from '#web/ui/overlays/Modal.tsx';
import styles from './PaymentStatusDialog.module.css';

export type PaymentStatusDialogProps = {
  /** Nothing is open without one. */
  status: 'success' | 'pending' | undefined;
  title: string;
  text: string;
  doneLabel: string;
  onDone: () => void;
};

/** How a payment ended, or that it has not ended yet. */
export const PaymentStatusDialog = ({
  status,
  title,
  text,
  doneLabel,
  onDone,
}: PaymentStatusDialogProps): ReactElement => (
  <Modal
    isOpen={status !== undefined}
    onClose={onDone}
    title={title}
    width={324}
    footer={
      <Button variant="primary" onPress={onDone}>
        {doneLabel}
      </Button>
    }
  >
    <div className={styles.body}>
      <span className={classes(styles.mark, status === 'pending' && styles.pending)}>
        <Icon of={status === 'pending' ? HistoryIcon : SuccessIcon} size={40} />
      </span>
      <p>{text}</p>
    </div>
  </Modal>
);
