import { expect, screen, waitFor } from 'storybook/test';
import { modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { expectConsoleErrors } from '#storybook/console.ts';
import { queuedPageViews } from '#web/api/analytics.ts';
import { configuration } from '#web/api/configuration.ts';
import { Root } from '#web/shell/Root.tsx';
import { RequireSession } from '#web/shell/RequireSession.tsx';
import { RouteError } from '#web/shell/RouteError.tsx';
import { StoreLayout } from '#web/shell/StoreLayout.tsx';
import { PageFrame } from '#web/components/shell/PageFrame.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { InApp } from '../in-app.tsx';
import { restoring, signedIn, signedOut, withSession } from '../session.tsx';

const Long = () => (
  <PageFrame title="Inventory" context="What you sell.">
    <div style={{ height: '200vh' }} />
    <Link href="/credits">On to the credits</Link>
  </PageFrame>
);

const Broken = (): never => {
  throw new TypeError('Cannot read properties of undefined');
};

const routes = [
  {
    Component: Root,
    ErrorBoundary: RouteError,
    children: [
      {
        ErrorBoundary: RouteError,
        children: [
          { path: '/', handle: { title: 'landing' }, element: <h1>Landing</h1> },
          {
            Component: RequireSession,
            children: [
              {
                Component: StoreLayout,
                children: [{ path: '/your-store/inventory', handle: { title: 'inventory' }, Component: Long }],
              },
              {
                path: '/credits',
                handle: { title: 'credits' },
                element: (
                  <PageFrame title="Credits">
                    <p>Balance</p>
                  </PageFrame>
                ),
              },
            ],
          },
          { path: '/broken', handle: { title: 'api' }, Component: Broken },
        ],
      },
    ],
  },
];

const meta = preview.meta({
  title: 'Shell/Root',
  component: InApp,
  parameters: {
    layout: 'fullscreen',
    // The place of toasts is there twice: once around every story, once of the shell.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
    docs: { story: { inline: false, height: '640px' } },
  },
  args: { routes, path: '/your-store/inventory' },
  decorators: [withSession(signedIn)],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Inventory' });
    await expect(document.title).toBe('Simshelf - Inventory');
    await expect(canvas.queryByRole('button', { name: 'Give feedback' })).toBeNull();
    await expect(canvas.getByRole('navigation', { name: 'Pages of your store' })).toBeVisible();
    const link = canvas.getByRole('link', { name: 'On to the credits' });
    link.scrollIntoView();
    await expect(window.scrollY).toBeGreaterThan(0);
    await userEvent.click(link);
    await canvas.findByRole('heading', { name: 'Credits', level: 1 });
    await expect(window.scrollY).toBe(0);
    await expect(canvas.getByRole('main')).toHaveFocus();
    await waitFor(() => expect(document.title).toBe('Simshelf - Credits'));
    await expect(queuedPageViews().map(({ path }) => path)).toContain('/credits');
  },
});

export const SignedOut = meta.story({
  decorators: [withSession(signedOut)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Landing' })).toBeVisible();
    await expect(document.title).toBe('Simshelf - eSIM packages for resellers');
  },
});

const withSurvey = (): (() => void) => {
  configuration.surveyUrl = 'about:blank';
  return () => delete configuration.surveyUrl;
};

/** The survey is there for who is signed in, where one is configured (readings SHE-034). */
export const WithSurvey = meta.story({
  beforeEach: withSurvey,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Give feedback' })).toBeVisible();
  },
});

export const SignedOutWithSurvey = meta.story({
  decorators: [withSession(signedOut)],
  beforeEach: withSurvey,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Landing' });
    await expect(canvas.queryByRole('button', { name: 'Give feedback' })).toBeNull();
  },
});

export const Restoring = meta.story({
  decorators: [withSession(restoring)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading')).toBeInTheDocument();
  },
});

export const BrokenPage = meta.story({
  args: { path: '/broken' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Something went wrong on this page')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To the start page' })).toHaveAttribute('href', '/');
    await expect(screen.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
    expectConsoleErrors();
  },
});

export const Mobile = meta.story({ globals: modes.mobile });
export const German = meta.story({ globals: modes.de });
