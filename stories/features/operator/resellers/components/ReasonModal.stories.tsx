import { expect, fn, screen, waitFor } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { ReasonModal } from '#web/features/operator/resellers/components/ReasonModal.tsx';

const meta = preview.meta({
  title: 'Features/Operator/Resellers/Components/ReasonModal',
  component: ReasonModal,
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: { action: 'suspend' as const, name: 'Harbour Travel', onSubmit: fn(), onClose: fn() },
});

export const Default = meta.story({
  parameters: looks,
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Suspend Harbour Travel?' })).toBeVisible();
  },
});

export const View = meta.story({
  parameters: looks,
  args: { action: 'view' },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'See the store of Harbour Travel?' })).toBeVisible();
  },
});

export const Suspending = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /Reason/ }), ' Disputes ');
    await userEvent.click(screen.getByRole('button', { name: 'Suspend' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('Disputes'));
  },
});

export const Viewing = meta.story({
  args: { action: 'view' },
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /Reason/ }), ' A question ');
    await userEvent.click(screen.getByRole('button', { name: 'See the store' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('A question'));
  },
});

export const Failed = meta.story({
  args: { failure: 'No answer from the server.' },
  play: async () => {
    await expect(await screen.findByText('No answer from the server.')).toBeVisible();
  },
});
