import { expect, fn, waitFor } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { Component as StarterLoginPage } from '#web/pages/landing/StarterLoginPage.tsx';
import { Component as StarterRegistrationPage } from '#web/pages/landing/StarterRegistrationPage.tsx';
import { signedIn, signedOut, unreachable, withSession } from '../../session.tsx';
import { Address, address } from '../Address.tsx';

const meta = preview.meta({
  title: 'Pages/Landing/Starter',
  component: StarterLoginPage,
  parameters: { route: '/starter/login' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Address />
      </>
    ),
  ],
});

const signIn = fn(async () => undefined);
const register = fn(async () => undefined);

export const Default = meta.story({
  parameters: looks,
  decorators: [withSession({ ...signedOut, signIn })],
  play: async () => {
    await waitFor(() => expect(signIn).toHaveBeenCalledTimes(1));
  },
});

export const Registration = meta.story({
  render: () => <StarterRegistrationPage />,
  decorators: [withSession({ ...signedOut, register })],
  play: async () => {
    await waitFor(() => expect(register).toHaveBeenCalledTimes(1));
  },
});

export const SignedIn = meta.story({
  decorators: [withSession(signedIn)],
  play: async () => {
    await waitFor(() => expect(address()).toBe('/your-store'));
  },
});

export const Failed = meta.story({
  decorators: [withSession({ ...signedOut, signIn: unreachable })],
  play: async () => {
    await waitFor(() => expect(address()).toBe('/'));
  },
});

export const Loading = meta.story({
  parameters: looks,
  decorators: [withSession(signedOut)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading')).toBeInTheDocument();
  },
});
