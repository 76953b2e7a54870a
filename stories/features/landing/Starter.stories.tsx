import { expect, fn, waitFor } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { Starter } from '#web/features/landing/Starter.tsx';
import { signedIn, signedOut, unreachable, withSession } from '../../session.tsx';
import { Address, address } from '../Address.tsx';

const to: 'signIn' | 'register' = 'signIn';

const meta = preview.meta({
  title: 'Features/Landing/Starter',
  component: Starter,
  args: { to },
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

export const Default = meta.story({
  parameters: looks,
  decorators: [withSession({ ...signedOut, signIn })],
  play: async () => {
    await waitFor(() => expect(signIn).toHaveBeenCalledTimes(1));
  },
});

export const SignedIn = meta.story({
  tags: ['behaviour'],
  decorators: [withSession(signedIn)],
  play: async () => {
    await waitFor(() => expect(address()).toBe('/your-store'));
  },
});

export const Failed = meta.story({
  tags: ['behaviour'],
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
