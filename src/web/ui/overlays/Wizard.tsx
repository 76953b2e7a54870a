import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/Button.tsx';
import { Progress } from '../feedback/Progress.tsx';
import { Modal, type ModalWidth } from './Modal.tsx';
import styles from './Wizard.module.css';

export type WizardStep = {
  key: string;
  title: string;
  subtitle?: string | undefined;
  content: ReactNode;
  /** Why the next step is not possible yet. */
  blockedReason?: string | undefined;
};

type WizardProps = {
  /** The goal of all steps. */
  title: string;
  /** In order; a step with a `blockedReason` cannot be passed yet. */
  steps: readonly WizardStep[];
  /** Called by done, cancel, Escape or the close button. Remount it to start again. */
  onClose: () => void;
  /** Takes the place of the buttons, to ask something before the wizard is left. */
  question?: ReactNode;
  /** In px; 800 by default. */
  width?: ModalWidth;
};

/** The wizard's progress. The focus moves to it with each step, so that screen readers start at its heading. */
const useSteps = (count: number) => {
  const [index, setIndex] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(0);
  useEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    heading.current?.focus();
  }, [index]);
  return { index, setIndex, heading, isFirst: index === 0, isLast: index === count - 1 };
};

/**
 * A modal with steps; the last one closes it, and so does going back from the first one.
 *
 * Use it for three steps and more in a fixed order, each short. One step is a Modal, a form a FormModal.
 *
 * Anatomy: the title and a close button; a progress bar, "Step 1 of 3", the step's title, subtitle and content; at the
 * foot "Cancel" or "Previous", and "Next" or "Done".
 *
 * Do:
 * - Say in `blockedReason` what is still to do in this step.
 * - Ask by `question` before something is lost by leaving.
 * - Keep each step to one screen of a phone.
 *
 * Don't:
 * - Expect "Next" to send anything: it only shows the next step, and an action has its own button in the content.
 * - Take steps in or out while it is open: "Step 2 of 4" has to stay true.
 *
 * Keyboard: the focus moves to each step's heading; Escape leaves it.
 */
export const Wizard = ({ title, steps, onClose, question, width = 800 }: WizardProps): ReactElement | null => {
  const { t } = useTranslation('ui');
  const { index, setIndex, heading, isFirst, isLast } = useSteps(steps.length);
  const step = steps[index];
  if (!step) return null;
  const footer = (
    <>
      <Button onPress={isFirst ? onClose : () => setIndex(index - 1)}>
        {isFirst ? t('cancel') : t('wizard.previous')}
      </Button>
      <Button
        variant="primary"
        onPress={isLast ? onClose : () => setIndex(index + 1)}
        disabledReason={step.blockedReason}
      >
        {isLast ? t('wizard.done') : t('wizard.next')}
      </Button>
    </>
  );
  return (
    <Modal isOpen onClose={onClose} title={title} width={width} footer={question ?? footer}>
      <Progress
        label={title}
        isLabelHidden
        value={index + 1}
        maximum={steps.length}
        valueText={t('wizard.step', { step: index + 1, count: steps.length })}
      />
      <section key={step.key} className={styles.step}>
        <p className={styles.place}>{t('wizard.step', { step: index + 1, count: steps.length })}</p>
        <h3 ref={heading} tabIndex={-1} className={styles.title}>
          {step.title}
        </h3>
        {step.subtitle !== undefined && <p className={styles.subtitle}>{step.subtitle}</p>}
        <div className={styles.content}>{step.content}</div>
      </section>
    </Modal>
  );
};
