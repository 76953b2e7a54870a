import { expect } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { Channels } from '#web/features/landing/Channels.tsx';
import { signedOut, unreachable, withSession } from '../../session.tsx';

const meta = preview.meta({
  title: 'Features/Landing/Channels',
  component: Channels,
  decorators: [withSession(signedOut)],
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({ parameters: looks });

export const Failed = meta.story({
  decorators: [withSession({ ...signedOut, signIn: unreachable })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button')[0]!);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Signing in is not possible right now.');
  },
});
