import { expect, screen } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PasswordAlone } from '#web/features/operator/PasswordAlone.tsx';
import { paths } from '#web/navigation/paths.ts';
import { signedIn, unreachable, withSession } from '../../session.tsx';

const meta = preview.meta({
  title: 'Features/Operator/PasswordAlone',
  component: PasswordAlone,
  decorators: [withSession(signedIn)],
  parameters: { layout: 'fullscreen', route: paths.operator() },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sign in with your second factor')).toBeVisible();
  },
});

/** Not silently: that would be the same session again. */
export const SigningInAgain = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in again' }));
    await expect(signedIn.signIn).toHaveBeenCalledWith('/operator', { prompt: 'login' });
  },
});

export const SignInFails = meta.story({
  tags: ['behaviour'],
  decorators: [withSession({ ...signedIn, signIn: unreachable })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in again' }));
    await expect(await screen.findByText(/Signing in is not possible/)).toBeVisible();
  },
});
