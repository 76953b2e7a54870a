import type { ReactElement } from 'react';
import { lazyModal } from '../lazy-component.tsx';
import type { ModalProps } from './parts/modal-props.ts';

export type { ModalProps, ModalWidth } from './parts/modal-props.ts';

const ModalDialog = lazyModal(async () => (await import('./parts/ModalDialog.tsx')).ModalDialog);

/**
 * A dialog over the page, which traps the focus and returns it. Escape closes it, its button, and a press outside of
 * less than 300 ms.
 *
 * Use it for a short task that keeps the page in sight. A question of yes or no is a ConfirmDialog, fields are a
 * FormModal, steps a Wizard; a longer task is a page.
 *
 * Keyboard: Tab stays inside, Escape closes.
 */
export const Modal = (props: ModalProps): ReactElement => <ModalDialog {...props} />;
