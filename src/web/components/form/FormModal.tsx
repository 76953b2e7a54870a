import { type ReactElement, type ReactNode, useId, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/Button.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { Modal, type ModalProps } from '#web/ui/overlays/Modal.tsx';
import { Form, type FormProps, UNSENT } from './Form.tsx';
import styles from './FormModal.module.css';

type DiscardQuestion = {
  /** Asks before typed text is lost; leaves at once where there is none, or where it was asked before. */
  onClose: () => void;
  /** Leaves without asking. */
  leave: () => void;
  /** In place of the buttons, while it is asked. */
  question: ReactElement | undefined;
};

type QuestionProps = { onKeep: () => void; onDiscard: () => void };

/** A separate component: its buttons must not become those of the form, which the same press would submit. */
const Question = ({ onKeep, onDiscard }: QuestionProps): ReactElement => {
  const { t } = useTranslation('common');
  return (
    <>
      <p role="alert" className={styles.question}>
        {t('discard.question')}
      </p>
      <Button onPress={onKeep}>{t('discard.keep')}</Button>
      <Button variant="danger" onPress={onDiscard}>
        {t('discard.confirm')}
      </Button>
    </>
  );
};

/** What is asked before the form is sent, and what the button says that sends it all the same. */
type Doubt = { question: string; confirm: string };

type DoubtQuestionProps = Doubt & { onKeep: () => void; onConfirm: () => void };

/** The button that goes on is where Cancel was: the second press of a double press on the submit button goes back. */
const DoubtQuestion = ({ question, confirm, onKeep, onConfirm }: DoubtQuestionProps): ReactElement => {
  const { t } = useTranslation('common');
  return (
    <>
      <p role="alert" className={styles.question}>
        {question}
      </p>
      <Button variant="danger" onPress={onConfirm}>
        {confirm}
      </Button>
      <Button onPress={onKeep}>{t('discard.keep')}</Button>
    </>
  );
};

/** What a dialog with a form asks before it is left. @param isDirty Whether something was typed and not saved. */
export const useDiscardQuestion = (isDirty: boolean, onLeave: () => void): DiscardQuestion => {
  const [isAsking, setAsking] = useState(false);
  const leave = (): void => {
    setAsking(false);
    onLeave();
  };
  return {
    onClose: isDirty && !isAsking ? () => setAsking(true) : leave,
    leave,
    question: isAsking ? <Question onKeep={() => setAsking(false)} onDiscard={leave} /> : undefined,
  };
};

export type FormModalProps<Values extends FieldValues, Sent> = {
  /** True by default; a modal that stays mounted keeps what was typed. */
  isOpen?: boolean;
  /** A verb: the action of the submit button. */
  submitLabel: string;
  /** False where nothing is lost by leaving, such as a filter that was not applied: then nothing is asked. */
  asksBeforeLeaving?: boolean;
  /** False once there is nothing left to send: then `aside` alone leads on. */
  canSubmit?: boolean;
  /** Why it cannot be submitted now. */
  disabledReason?: string | undefined;
  /** Why the last attempt failed, where no field shows it. */
  failure?: string | undefined;
  /** What is asked before these values are sent; undefined where nothing speaks against them. */
  doubt?: (sent: Sent) => Doubt | undefined;
  /** Replaces Cancel before the submit button; null for nothing. */
  aside?: ReactNode;
} & Omit<FormProps<Values, Sent>, 'id'> &
  Pick<ModalProps, 'title' | 'onClose' | 'width' | 'isLocked'>;

/**
 * A form in a dialog. Enter submits it; Cancel leaves it. Escape, the close button and a short press outside leave it
 * too, after a question when something was typed.
 *
 * Use it for forms of up to about seven fields; longer ones are a page.
 *
 * Anatomy: the title and a close button; the fields, and below them what failed; "Cancel", or what `aside` puts in its
 * place, and the submit button. The question takes the place of the buttons.
 *
 * Do:
 * - Name in `submitLabel` what is done, with the amount where money moves.
 * - Close it when the call succeeded, and say so by a toast.
 * - Set `autoFocus` on the first field.
 *
 * Don't:
 * - Close it on a failure: what was typed would be lost.
 * - Ask in another dialog whether to leave or to send: this one asks both (`doubt`).
 *
 * Keyboard: Enter sends, Escape leaves.
 */
export const FormModal = <Values extends FieldValues, Sent>(props: FormModalProps<Values, Sent>): ReactElement => {
  const { isOpen = true, title, onClose, width = 474, isLocked = false, submitLabel, disabledReason, aside } = props;
  const {
    form,
    onSubmit,
    canSubmit = true,
    asksBeforeLeaving = true,
    isPending = false,
    failure,
    className,
    children,
  } = props;
  const { t } = useTranslation('common');
  const formId = useId();
  const [doubt, setDoubt] = useState<Doubt>();
  /** The question that was answered: other values raise another one. */
  const answered = useRef<string>(undefined);
  const submit = (sent: Sent): unknown => {
    const found = props.doubt?.(sent);
    const isAsked = found !== undefined && found.question !== answered.current;
    answered.current = undefined;
    setDoubt(isAsked ? found : undefined);
    return isAsked ? UNSENT : onSubmit(sent);
  };
  const sendAnyway = (): void => {
    answered.current = doubt?.question;
    setDoubt(undefined);
    (document.getElementById(formId) as HTMLFormElement | null)?.requestSubmit();
  };
  const discard = useDiscardQuestion(asksBeforeLeaving && form.formState.isDirty, () => {
    form.draft?.drop();
    onClose();
  });
  const buttons = (
    <>
      {aside === undefined ? <Button onPress={discard.leave}>{t('cancel')}</Button> : aside}
      {canSubmit && !form.isChoosing && (
        <Button type="submit" form={formId} variant="primary" isPending={isPending} disabledReason={disabledReason}>
          {submitLabel}
        </Button>
      )}
    </>
  );
  const question = (asked: Doubt): ReactElement => (
    <DoubtQuestion {...asked} onKeep={() => setDoubt(undefined)} onConfirm={sendAnyway} />
  );
  return (
    <Modal
      isOpen={isOpen}
      onClose={discard.onClose}
      title={title}
      width={width}
      isLocked={isLocked}
      footer={discard.question ?? (doubt ? question(doubt) : buttons)}
    >
      <Form id={formId} form={form} onSubmit={submit} isPending={isPending} className={className}>
        {children}
        {failure !== undefined && (
          <Banner key={failure} tone="danger">
            {failure}
          </Banner>
        )}
      </Form>
    </Modal>
  );
};
