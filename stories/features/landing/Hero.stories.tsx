import { expect } from 'storybook/test';
import { signedOut, withSession } from '../../session.tsx';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { configuration } from '#web/configuration/configuration.ts';
import { Hero } from '#web/features/landing/Hero.tsx';

const meta = preview.meta({
  title: 'Features/Landing/Hero',
  component: Hero,
  args: { wanted: undefined, productId: 'product' },
  parameters: { layout: 'fullscreen' },
  decorators: [withSession(signedOut)],
});

export const Default = meta.story({ parameters: looks });

/** Sent away from a page of the store, to which signing in leads back. */
export const SentAway = meta.story({
  tags: ['behaviour'],
  args: { wanted: '/credits' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(signedOut.signIn).toHaveBeenLastCalledWith('/credits');
  },
});

/** In reference mode: a store to look around in, before one registers. */
export const WithDemo = meta.story({
  beforeEach: () => {
    configuration.hasDemo = true;
    return () => {
      delete configuration.hasDemo;
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the demo store' }));
    await expect(signedOut.signIn).toHaveBeenLastCalledWith('/your-store/dashboard', {
      login_hint: 'demo@example.com',
    });
  },
});
