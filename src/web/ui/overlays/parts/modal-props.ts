import type { ReactNode } from 'react';

/** The widths in use (SHE-053): 324 errors and status, 344 small confirmations, 474 forms, 650 and 800 wide content. */
export type ModalWidth = 324 | 344 | 474 | 650 | 800;

export type ModalProps = {
  /** Whether it is shown; mounted all the time it can fade, and keeps its state. */
  isOpen: boolean;
  /** Escape, the close button or a short click outside. */
  onClose: () => void;
  /** Names the task, in the first line. */
  title: string;
  /** The content, which scrolls when it does not fit. */
  children: ReactNode;
  /** The buttons; the main one last. */
  footer?: ReactNode;
  /** In px, on wide screens; 474, for forms, by default. */
  width?: ModalWidth;
  /** It begins at the top of the window, for content whose height changes while somebody types. */
  isAtTop?: boolean;
  /** Only its own buttons close it: for actions that must not be left half done. */
  isLocked?: boolean;
  /** `alertdialog` for a question that interrupts; `dialog` by default. */
  role?: 'dialog' | 'alertdialog';
};
