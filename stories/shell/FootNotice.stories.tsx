import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { FootNotice } from '#web/shell/FootNotice.tsx';
import { signedIn, withSession } from '../session.tsx';

const meta = preview.meta({
  title: 'Shell/FootNotice',
  component: FootNotice,
  decorators: [withSession(signedIn)],
  parameters: { layout: 'fullscreen' },
});

/** Outside of a view of another store, it is the LegalNotice. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Terms to accept' })).toBeVisible();
  },
});
