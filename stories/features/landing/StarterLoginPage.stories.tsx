import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Component as StarterLoginPage } from '#web/features/landing/StarterLoginPage.tsx';
import { signedOut, withSession } from '../../session.tsx';

const meta = preview.meta({
  title: 'Features/Landing/StarterLoginPage',
  component: StarterLoginPage,
  parameters: { route: '/starter/login' },
});

const signIn = fn(async () => undefined);

export const Default = meta.story({
  decorators: [withSession({ ...signedOut, signIn })],
  play: async () => {
    await waitFor(() => expect(signIn).toHaveBeenCalledTimes(1));
  },
});
