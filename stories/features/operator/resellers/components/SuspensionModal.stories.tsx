import { expect, fn, screen, waitFor } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { SuspensionModal } from '#web/features/operator/resellers/components/SuspensionModal.tsx';

const meta = preview.meta({
  title: 'Features/Operator/Resellers/Components/SuspensionModal',
  component: SuspensionModal,
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: { name: 'Harbour Travel', onSuspend: fn(), onClose: fn() },
});

export const Default = meta.story({
  parameters: looks,
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Suspend Harbour Travel?' })).toBeVisible();
  },
});

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /Reason/ }), ' Disputes ');
    await userEvent.click(screen.getByRole('button', { name: 'Suspend' }));
    await waitFor(() => expect(args.onSuspend).toHaveBeenCalledWith('Disputes'));
  },
});

export const Pending = meta.story({ args: { isPending: true } });

export const Failed = meta.story({
  args: { failure: 'No answer from the server.' },
  play: async () => {
    await expect(await screen.findByText('No answer from the server.')).toBeVisible();
  },
});
