import { fn } from 'storybook/test';
import { Button } from '#web/ui/actions/Button.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import type { ModalProps } from '#web/ui/overlays/Modal.tsx';

/** A modal with a field and two buttons. */
export const editItem = {
  isOpen: true,
  title: 'Edit item',
  onClose: fn(),
  children: <TextField label="Name" value="Europe 5 GB" onChange={fn()} />,
  footer: (
    <>
      <Button>Leave</Button>
      <Button variant="primary">Save</Button>
    </>
  ),
} satisfies ModalProps;
