import { expect } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { SessionNotice } from '#web/shell/SessionNotice.tsx';
import { signedIn, signedOut, withSession } from '../session.tsx';

const meta = preview.meta({
  title: 'Shell/SessionNotice',
  component: SessionNotice,
  parameters: { layout: 'fullscreen' },
  decorators: [withSession({ ...signedOut, endReason: 'otherTab' })],
});

export const Default = meta.story({ parameters: looks });

export const OtherTab = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('You have signed out in another tab.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('status')).toBeNull();
  },
});

export const OtherAccount = meta.story({
  decorators: [withSession({ ...signedOut, endReason: 'otherAccount' })],
});

export const Ended = meta.story({ decorators: [withSession({ ...signedOut, endReason: 'ended' })] });

/** A user has signed in again. */
export const SignedIn = meta.story({
  decorators: [withSession({ ...signedIn, endReason: 'ended' })],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
});
