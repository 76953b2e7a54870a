import { expect, waitFor } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { Component as LandingPage } from '#web/features/landing/LandingPage.tsx';
import { restoring, signedIn, signedOut, unreachable, withSession } from '../../session.tsx';
import { Address, address } from '../Address.tsx';

const meta = preview.meta({
  title: 'Features/Landing/LandingPage',
  component: LandingPage,
  parameters: { layout: 'fullscreen' },
  decorators: [withSession(signedOut)],
});

export const Default = meta.story({ parameters: looks });

export const WaysIn = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'terms and conditions' })).toHaveAttribute(
      'href',
      '/terms-and-conditions',
    );
    await expect(canvas.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy-policy');
    await userEvent.click(canvas.getByRole('button', { name: 'Create an account' }));
    await expect(signedOut.register).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(signedOut.signIn).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Browse data packages' }));
    await expect(signedOut.signIn).toHaveBeenLastCalledWith('/data-packages');
    await userEvent.click(canvas.getByRole('button', { name: 'Start selling' }));
    await expect(signedOut.register).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('link', { name: 'Read the API documentation' })).toHaveAttribute(
      'href',
      '/api/specifications',
    );
  },
});

/** About half a second of progress, then the button is ready again; said beside it, without a toast (AUT-021). */
export const Failed = meta.story({
  decorators: [withSession({ ...signedOut, signIn: unreachable })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    const button = canvas.getByRole('button', { name: /Sign in/ });
    await expect(button).toHaveAttribute('data-pending', 'true');
    await waitFor(() => expect(button).not.toHaveAttribute('data-pending'), { timeout: 650 });
    await expect(canvas.getByRole('alert')).toHaveTextContent('Signing in is not possible right now.');
    await expect(document.querySelector('[data-toast]')).toBeNull();
  },
});

export const ChannelFailed = meta.story({
  decorators: [withSession({ ...signedOut, signIn: unreachable })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the point of sale' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Signing in is not possible right now.');
  },
});

export const LearnMore = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Learn more' }));
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(0));
    window.scrollTo(0, 0);
  },
});

export const SignedIn = meta.story({
  tags: ['behaviour'],
  decorators: [withSession(signedIn)],
  render: () => (
    <>
      <LandingPage />
      <Address />
    </>
  ),
  play: async () => {
    await waitFor(() => expect(address()).toBe('/your-store'));
  },
});

export const Loading = meta.story({
  decorators: [withSession(restoring)],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
