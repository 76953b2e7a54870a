import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/Button.tsx';
import { useSingleCall } from '../actions/use-single-call.ts';
import { Banner } from '../feedback/Banner.tsx';
import styles from './ConfirmDialog.module.css';
import { Modal } from './Modal.tsx';

type ConfirmDialogProps = {
  /** Whether it is shown; mounted all the time it can fade. */
  isOpen: boolean;
  /** The question, with its object: 'Refund this sale?'. */
  title: string;
  /** The effect of confirming, and its cost. */
  children: ReactNode;
  /** A verb: 'Refund 4.59 USD'. */
  confirmLabel: string;
  /** 'Cancel' by default. */
  cancelLabel?: string;
  /** Called by the confirm button, once until it ends; the caller closes the dialog when the action succeeded. */
  onConfirm: () => Promise<unknown>;
  /** Called by the cancel button and Escape. */
  onCancel: () => void;
  /** Gives the confirm button the danger colour. */
  isDangerous?: boolean;
  /** The action runs: both buttons wait and nothing closes the dialog. */
  isPending?: boolean;
  /** Why the last attempt failed; the dialog stays open. */
  error?: string | undefined;
};

/**
 * Confirms an irreversible action and states its cost; stays open while it runs and if it fails.
 *
 * Use it before money moves or data is lost for good.
 *
 * Anatomy: the question as the title, with a close button; below it the effect and the cost, then the error of the last
 * attempt; at the foot the cancel button and the confirm button.
 *
 * Do:
 * - Repeat the verb and the amount in `confirmLabel`: "Refund 4.59 USD".
 * - Say what happens to the money, and that there is no way back.
 * - Close it only when the action succeeded; pass `error` when it did not.
 *
 * Don't:
 * - Ask before what can be undone.
 * - Label the buttons "Yes" and "No".
 * - Ask twice: one dialog names all of the cost.
 *
 * Keyboard: Tab stays inside, Escape cancels, and the focus returns to where it was.
 */
export const ConfirmDialog = (props: ConfirmDialogProps): ReactElement => {
  const { t } = useTranslation('ui');
  const { isPending = false, error } = props;
  const confirm = useSingleCall(props.onConfirm);
  const footer = (
    <>
      <Button onPress={props.onCancel} {...(isPending && { disabledReason: t('pending') })}>
        {props.cancelLabel ?? t('cancel')}
      </Button>
      <Button variant={props.isDangerous ? 'danger' : 'primary'} onPress={confirm} isPending={isPending}>
        {props.confirmLabel}
      </Button>
    </>
  );
  return (
    <Modal
      isOpen={props.isOpen}
      onClose={props.onCancel}
      title={props.title}
      width={344}
      role="alertdialog"
      isLocked={isPending}
      footer={footer}
    >
      <div className={styles.content}>
        <div>{props.children}</div>
        {error !== undefined && <Banner tone="danger">{error}</Banner>}
      </div>
    </Modal>
  );
};
