import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Component as StarterRegistrationPage } from '#web/features/landing/StarterRegistrationPage.tsx';
import { signedOut, withSession } from '../../session.tsx';

const meta = preview.meta({
  title: 'Features/Landing/StarterRegistrationPage',
  component: StarterRegistrationPage,
  parameters: { route: '/starter/registration' },
});

const register = fn(async () => undefined);

export const Default = meta.story({
  decorators: [withSession({ ...signedOut, register })],
  play: async () => {
    await waitFor(() => expect(register).toHaveBeenCalledTimes(1));
  },
});
