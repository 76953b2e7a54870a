import { type ReactElement, useEffect, useState } from 'react';
import { lazyModal } from '../lazy-component.tsx';
import type { ModalProps } from './parts/modal-props.ts';

/**
 * Returns the focus to the element that had it when the caller was first shown. A modal does so itself; when one
 * replaces another, the second one does not know that element.
 */
export const useFocusReturn = (): void => {
  const [trigger] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // After the modal has closed: until then the page behind it cannot be focused.
      requestAnimationFrame(() => {
        if (trigger instanceof HTMLElement && document.activeElement === document.body) trigger.focus();
      });
    },
    [trigger],
  );
};

export type { ModalProps, ModalWidth } from './parts/modal-props.ts';

const ModalDialog = lazyModal(async () => (await import('./parts/ModalDialog.tsx')).ModalDialog);

/**
 * A dialog over the page, which traps the focus and returns it. Escape closes it, its button, and a press outside of
 * less than 300 ms.
 *
 * Use it for a short task that keeps the page in sight. A question of yes or no is a ConfirmDialog, fields are a
 * FormModal, steps a Wizard; a longer task is a page.
 *
 * Anatomy: the title and a close button; the content; the buttons, the main one last. Title and buttons stay in sight
 * while the content scrolls; on a phone the buttons are stacked, the main one at the top. A Banner that appears after a
 * press is scrolled to.
 *
 * Do:
 * - Name the task in the title, in the words of the button that opened it.
 * - Keep it mounted and change `isOpen`, so that it can fade.
 * - Name the form in the `form` prop of a submit button in `footer`.
 *
 * Don't:
 * - Open it by itself, without a press.
 * - Lock it, except while something must not be left half done.
 * - Show a second one over it: a question before it closes belongs in its footer, as in a FormModal.
 *
 * Keyboard: Tab stays inside, Escape closes.
 */
export const Modal = (props: ModalProps): ReactElement => <ModalDialog {...props} />;
