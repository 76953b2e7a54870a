import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { RollModal } from '#web/components/integration/RollModal.tsx';

const meta = preview.meta({
  title: 'Components/Integration/RollModal',
  component: RollModal,
  parameters: { docs: { story: { inline: false, height: '620px' } } },
  args: { kind: 'secret' as const, channel: 'Shop', onRoll: fn(), onClose: fn() },
});

export const Default = meta.story({
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('radio', { name: 'In 1 day' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: /^At once/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Create new secret' }));
    await waitFor(() => expect(args.onRoll).toHaveBeenCalledWith(0));
  },
});

export const Key = meta.story({ args: { kind: 'key' as const, channel: 'SDK' } });

export const EarlierStillValid = meta.story({
  args: { previousValidUntil: '2026-03-15T09:30:00.000Z' },
  play: async () => {
    await expect(
      await screen.findByText('The secret before that one, valid until 15-03-2026 09:30, expires at once.'),
    ).toBeVisible();
  },
});

export const Rolling = meta.story({
  args: { isRolling: true },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: { failure: 'No answer from the server. Please check your connection and try again.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('No answer from the server.');
  },
});

export const Rolled = meta.story({
  args: {
    rolled: {
      value: 'kT7wZr2nYq5vXc8bN1mL4pJ6hG9fD0sAeUiOtRyWzBk',
      previousValidUntil: '2026-03-15T09:30:00.000Z',
    },
  },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByText('kT7wZr2nYq5vXc8bN1mL4pJ6hG9fD0sAeUiOtRyWzBk')).toBeVisible();
    await expect(screen.getByText('The old secret is accepted until 15-03-2026 09:30.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Copy New client secret' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});

export const RolledAtOnce = meta.story({
  args: { rolled: { value: 'kT7wZr2nYq5vXc8bN1mL4pJ6hG9fD0sAeUiOtRyWzBk', previousValidUntil: undefined } },
  play: async () => {
    await expect(await screen.findByText('The old secret is no longer accepted.')).toBeVisible();
  },
});

export const LongName = meta.story({ args: { channel: 'Shop of the airport in '.repeat(5) } });
