import { Route, Routes } from 'react-router-dom';
import { expect, screen } from 'storybook/test';
import {
  getGetOperatorMockHandler,
  getGetOperatorMockHandler403,
  getGetOperatorMockHandler500,
  getGetOperatorResponseMock403,
} from '#mocks/generated/operator/operators/operators.msw.ts';
import { getGetTodayMockHandler403 } from '#mocks/generated/operator/today/today.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { OperatorLayout } from '#web/features/operator/OperatorLayout.tsx';
import { Component as TodayPage } from '#web/features/operator/today/TodayPage.tsx';
import { paths } from '#web/navigation/paths.ts';
import { signedIn, unreachable, withSession } from '../../session.tsx';

const passwordAlone = {
  ...getGetOperatorResponseMock403(),
  code: 'second_factor_required',
} as const;

const meta = preview.meta({
  title: 'Features/Operator/OperatorLayout',
  component: OperatorLayout,
  render: () => (
    <Routes>
      <Route element={<OperatorLayout />}>
        <Route path={paths.operator()} element={<TodayPage />} />
      </Route>
      <Route path="*" element={null} />
    </Routes>
  ),
  decorators: [withSession(signedIn)],
  parameters: {
    layout: 'fullscreen',
    route: paths.operator(),
    docs: { story: { inline: false, height: '900px' } },
  },
});

/** The frame of the desk, with its first page. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', { name: 'Pages of the desk' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Today' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page');
  },
});

/** A reseller's account opens nothing. */
export const Refused = meta.story({
  parameters: looks,
  beforeEach: () => network.use(getGetOperatorMockHandler403()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This page is for those who run the store')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To your store' })).toHaveAttribute('href', '/your-store');
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

/** The role was taken away while a page was open: the next call that is refused tells it. */
export const RoleGone = meta.story({
  beforeEach: () =>
    network.use(
      getGetOperatorMockHandler(undefined, { once: true }),
      getGetOperatorMockHandler403(),
      getGetTodayMockHandler403(),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This page is for those who run the store')).toBeVisible();
  },
});

/** An operator who signed in with the password alone. */
export const PasswordAlone = meta.story({
  parameters: looks,
  beforeEach: () => network.use(getGetOperatorMockHandler403(passwordAlone)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sign in with your second factor')).toBeVisible();
  },
});

/** Not silently: that would be the same session again. */
export const SigningInAgain = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getGetOperatorMockHandler403(passwordAlone)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in again' }));
    await expect(signedIn.signIn).toHaveBeenCalledWith('/operator', { prompt: 'login' });
  },
});

export const SignInFails = meta.story({
  tags: ['behaviour'],
  decorators: [withSession({ ...signedIn, signIn: unreachable })],
  beforeEach: () => network.use(getGetOperatorMockHandler403(passwordAlone)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in again' }));
    await expect(await screen.findByText(/Signing in is not possible/)).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: () => network.use(getGetOperatorMockHandler(never)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Operator’s desk' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
});

export const Failed = meta.story({
  beforeEach: () => network.use(getGetOperatorMockHandler500()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Operator’s desk' })).toBeVisible();
  },
});
