import type { ReactElement } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { paths, patterns } from '#web/navigation/paths.ts';
import { RequireSession } from '#web/shell/RequireSession.tsx';
import { restoring, signedIn, signedOut, withSession } from '../session.tsx';

/** Says where its visitor wanted to go. */
const Landing = (): ReactElement => {
  const { wanted } = useLocation().state as { wanted: string };
  return <h1>Sign in to see {wanted}</h1>;
};

const Guarded = (): ReactElement => (
  <Routes>
    <Route path={patterns.landing} Component={Landing} />
    <Route Component={RequireSession}>
      <Route
        path={patterns.credits}
        element={
          <PageFrame title="Credits">
            <p>Balance</p>
          </PageFrame>
        }
      />
    </Route>
  </Routes>
);

const meta = preview.meta({
  title: 'Shell/RequireSession',
  component: Guarded,
  subcomponents: { RequireSession },
  parameters: { layout: 'fullscreen', route: `${paths.credits()}?success` },
  decorators: [withSession(signedIn)],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Credits' })).toBeVisible();
  },
});

/** Nobody is sent away before it is known whether there is a session. */
export const Restoring = meta.story({
  decorators: [withSession(restoring)],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
  },
});

export const SignedOut = meta.story({
  tags: ['behaviour'],
  decorators: [withSession(signedOut)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sign in to see /credits?success' })).toBeVisible();
  },
});
