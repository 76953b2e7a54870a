import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Notices } from '#web/shell/Notices.tsx';
import { signedIn, withSession } from '../session.tsx';

const meta = preview.meta({
  title: 'Shell/Notices',
  component: Notices,
  decorators: [withSession(signedIn)],
  parameters: { layout: 'fullscreen' },
});

/** The terms to accept; that there is no network is a story of Offline. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Terms to accept' })).toBeVisible();
  },
});
