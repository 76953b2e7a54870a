import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ToastItem } from '#web/ui/overlays/parts/ToastItem.tsx';
import type { Toast } from '#web/ui/overlays/toast-store.ts';

const toast: Toast = {
  id: 1,
  type: 'success',
  text: 'Inventory item saved',
  isShort: false,
  subject: undefined,
  action: undefined,
  isClosing: false,
};

const meta = preview.meta({
  title: 'UI/Overlays/Parts/ToastItem',
  component: ToastItem,
  args: { toast, onClose: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});

export const Info = meta.story({
  args: { toast: { ...toast, type: 'info', text: 'Two purchases are still being processed' } },
});

export const LongError = meta.story({
  args: {
    toast: {
      ...toast,
      type: 'error',
      text: 'Failed adding email to customer. Email address is already in use. Please ask for another one.',
    },
  },
});

export const WithAction = meta.story({
  args: { toast: { ...toast, text: '12 prices changed.', action: { label: 'Undo', onPress: fn() } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.toast.action?.onPress).toHaveBeenCalledTimes(1);
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});
