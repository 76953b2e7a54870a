import { expect, fn, screen, waitFor } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { StoreViewModal } from '#web/features/operator/resellers/components/StoreViewModal.tsx';

const meta = preview.meta({
  title: 'Features/Operator/Resellers/Components/StoreViewModal',
  component: StoreViewModal,
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: { name: 'Harbour Travel', onView: fn(), onClose: fn() },
});

export const Default = meta.story({
  parameters: looks,
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'See the store of Harbour Travel?' })).toBeVisible();
  },
});

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /Reason/ }), ' A question ');
    await userEvent.click(screen.getByRole('button', { name: 'See the store' }));
    await waitFor(() => expect(args.onView).toHaveBeenCalledWith('A question'));
  },
});

export const Pending = meta.story({ args: { isPending: true } });

export const Failed = meta.story({
  args: { failure: 'No answer from the server.' },
  play: async () => {
    await expect(await screen.findByText('No answer from the server.')).toBeVisible();
  },
});
