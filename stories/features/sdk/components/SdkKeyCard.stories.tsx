import { expect, fn, screen, spyOn } from 'storybook/test';
import { getListSdkKeysResponseMock } from '#mocks/generated/storefront/credentials/credentials.msw.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { SdkKeyCard } from '#web/features/sdk/components/SdkKeyCard.tsx';

const [channel] = getListSdkKeysResponseMock();
if (!channel) throw new Error('The contract has no example of an SDK channel');

const meta = preview.meta({
  title: 'Features/SDK/Components/SdkKeyCard',
  component: SdkKeyCard,
  args: { channel, onVerify: fn(), onRoll: fn() },
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Sales channel SDK' })).toBeVisible();
    const url = canvas.getByRole('textbox', { name: 'Server URL' });
    await expect(url).toHaveValue(channel.webhookUrl);
    await expect(url).toHaveAttribute('readonly');
  },
});

export const Pressed = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy SDK key' }));
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(channel.key);
    await expect(await screen.findByText('Copied to the clipboard.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change URL' }));
    await expect(args.onVerify).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'New key' }));
    await expect(args.onRoll).toHaveBeenCalledTimes(1);
  },
});

export const PreviousKeyValid = meta.story({
  args: { channel: { ...channel, previousKeyValidUntil: '2026-03-15T09:30:00.000Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The old key is accepted until 15-03-2026 09:30.')).toBeVisible();
  },
});

export const WithoutServerUrl = meta.story({
  parameters: looks,
  args: { channel: { ...channel, webhookUrl: null } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Devices are not verified yet')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Add server URL' }));
    await expect(args.onVerify).toHaveBeenCalledTimes(1);
  },
});

export const LongValues = meta.story({
  args: {
    channel: {
      key: channel.key.repeat(2),
      name: 'Kiosk and online shop at the central station',
      webhookUrl: `https://example.com/${'verify-device/'.repeat(12)}`,
    },
  },
});
