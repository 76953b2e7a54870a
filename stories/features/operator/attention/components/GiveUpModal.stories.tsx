import { expect, fn, screen, waitFor } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { GiveUpModal } from '#web/features/operator/attention/components/GiveUpModal.tsx';

const meta = preview.meta({
  title: 'Features/Operator/Attention/Components/GiveUpModal',
  component: GiveUpModal,
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: { amount: { value: 2.39, currencyCode: 'EUR' }, onGiveUp: fn(), onClose: fn() },
});

export const Default = meta.story({
  parameters: looks,
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Give this order up?' })).toBeVisible();
    await expect(screen.getByText(/2.39 EUR go back to the reseller/)).toBeVisible();
  },
});

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /Why/ }), ' The supplier has no such order. ');
    await userEvent.click(screen.getByRole('button', { name: 'Give up and refund' }));
    await waitFor(() => expect(args.onGiveUp).toHaveBeenCalledWith('The supplier has no such order.'));
  },
});

export const Pending = meta.story({ args: { isPending: true } });

export const Failed = meta.story({
  args: { failure: 'No answer from the server.' },
  play: async () => {
    await expect(await screen.findByText('No answer from the server.')).toBeVisible();
  },
});
