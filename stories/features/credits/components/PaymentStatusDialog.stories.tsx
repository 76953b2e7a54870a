import { expect, fn, screen } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import {
  PaymentStatusDialog,
  type PaymentStatusDialogProps,
} from '#web/features/credits/components/PaymentStatusDialog.tsx';

const args: PaymentStatusDialogProps = {
  status: 'success',
  title: 'Credit added',
  text: 'Your payment was successful. The new balance is shown above.',
  doneLabel: 'Done',
  onDone: fn(),
};

const meta = preview.meta({
  title: 'Features/Credits/Components/PaymentStatusDialog',
  component: PaymentStatusDialog,
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args,
});

export const Default = meta.story({
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog', { name: 'Credit added' });
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await expect(args.onDone).toHaveBeenCalled();
  },
});

export const Pending = meta.story({
  args: { status: 'pending', title: 'Payment pending', text: 'Your payment is not confirmed yet.' },
});

/** Offers two buttons and a link. */
export const Failed = meta.story({
  args: {
    status: 'error',
    title: 'Card not stored',
    text: 'The card was refused.',
    doneLabel: 'Retry',
    cancel: { label: 'Cancel', onPress: fn() },
    onClose: fn(),
    children: <a href="/">To the start page</a>,
  },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog', { name: 'Card not stored' });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.cancel?.onPress).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalled();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
});

export const Closed = meta.story({
  args: { status: undefined },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});
