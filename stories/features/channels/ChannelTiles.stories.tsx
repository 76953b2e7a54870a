import { expect } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { ChannelTiles } from '#web/features/channels/ChannelTiles.tsx';
import { signedIn, withSession } from '../../session.tsx';

const meta = preview.meta({
  title: 'Features/Channels/ChannelTiles',
  component: ChannelTiles,
  decorators: [withSession(signedIn)],
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(8);
  },
});
