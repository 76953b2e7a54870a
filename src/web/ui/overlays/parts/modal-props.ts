import type { ReactNode } from 'react';

/** The widths in use (SHE-053): 324 errors and status, 344 small confirmations, 474 forms, 650 and 800 wide content. */
export type ModalWidth = 324 | 344 | 474 | 650 | 800;

export type ModalProps = {
  isOpen: boolean;
  /** Escape, the close button or a short click outside. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** The buttons; the main one last. */
  footer?: ReactNode;
  width?: ModalWidth;
  /** Only its own buttons close it: for actions that must not be left half done. */
  isLocked?: boolean;
  role?: 'dialog' | 'alertdialog';
};
