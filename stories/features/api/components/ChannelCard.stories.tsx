import { expect, fn, spyOn } from 'storybook/test';
import { looks, modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { ChannelCard } from '#web/features/api/components/ChannelCard.tsx';

const channel = {
  id: '1',
  name: 'Shop',
  clientId: 'sim_5Jb1mPq0',
  clientSecret: '2uS8pQnqT1h0m3yJ6fFqk4b8sVd9wXzA0cEgIkMoQsU',
};

const meta = preview.meta({
  title: 'Features/API/Components/ChannelCard',
  component: ChannelCard,
  args: { channel, onRename: fn(), onRoll: fn(), onRemove: fn() },
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Credentials of Shop' })).toBeVisible();
    await expect(document.body.innerHTML).not.toContain(channel.clientSecret);
    await expect(canvas.queryByText(/The old secret/)).toBeNull();
  },
});

export const Pressed = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Client secret' }));
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(channel.clientSecret);
    await expect(document.body.innerHTML).not.toContain(channel.clientSecret);
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    await expect(args.onRename).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'New secret' }));
    await expect(args.onRoll).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Switch off' }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
  },
});

export const SecretShown = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show secret' }));
    await expect(canvas.getByText(channel.clientSecret)).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Hide secret' });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button);
    await expect(canvas.queryByText(channel.clientSecret)).toBeNull();
  },
});

export const PreviousSecretValid = meta.story({
  args: { channel: { ...channel, previousSecretValidUntil: '2026-03-15T09:30:00.000Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The old secret is accepted until 15-03-2026 09:30.')).toBeVisible();
  },
});

export const Unnamed = meta.story({
  args: { channel: { ...channel, name: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Credentials of API' })).toBeVisible();
  },
});

export const LongName = meta.story({
  args: { channel: { ...channel, name: 'Shop of the airport in '.repeat(5) } },
  globals: modes.mobile,
});
