import { type ComponentType, type ReactElement, useState } from 'react';
import type { RouteObject } from 'react-router-dom';
import { expect, screen, waitFor } from 'storybook/test';
import { inLooks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { expectConsoleErrors } from '#storybook/console.ts';
import { configuration } from '#web/configuration/configuration.ts';
import { type Page, pageRoute } from '#web/shell/page.tsx';
import { Root } from '#web/shell/Root.tsx';
import { RequireSession } from '#web/shell/RequireSession.tsx';
import { StoreLayout } from '#web/shell/StoreLayout.tsx';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { signedIn, signedOut, withSession } from '../session.tsx';

const Long = () => (
  <PageFrame title="Inventory" context="What you sell.">
    <div style={{ height: '200vh' }} />
    <Link href="/credits">On to the credits</Link>
  </PageFrame>
);

const Broken = (): never => {
  throw new TypeError('Cannot read properties of undefined');
};

const Landing = () => <h1>Landing</h1>;

const Credits = () => (
  <PageFrame title="Credits">
    <p>Balance</p>
  </PageFrame>
);

const Hint = () => {
  const [isShown, setShown] = useState(true);
  return <PageFrame title="API">{isShown && <Button onPress={() => setShown(false)}>Hide</Button>}</PageFrame>;
};

const Account = () => <PageFrame title="Account">{null}</PageFrame>;

/** The attempts to fetch the account's page: each goes on until the story ends it. */
let attempts: PromiseWithResolvers<void>[];

const slow = async (): Promise<{ Component: () => ReactElement }> => {
  const attempt = Promise.withResolvers<void>();
  attempts.push(attempt);
  await attempt.promise;
  return { Component: Account };
};

/** An attempt begins a little after the page says that it loads. */
const latest = async (attempt: number): Promise<PromiseWithResolvers<void> | undefined> => {
  await waitFor(() => expect(attempts).toHaveLength(attempt));
  return attempts.at(-1);
};

const fail = async (attempt: number): Promise<void> => {
  (await latest(attempt))?.reject(new TypeError('Failed to fetch dynamically imported module'));
};

/** New ones for each story: nothing is cached from the previous one. */
const page = (path: string, title: Page['title'], load: () => Promise<{ Component: ComponentType }>): RouteObject =>
  pageRoute({ path, title, areas: [], load });

const routes = (): RouteObject[] => [
  page('/', 'shell:titles.landing', () => Promise.resolve({ Component: Landing })),
  {
    Component: RequireSession,
    children: [
      {
        Component: StoreLayout,
        children: [page('/your-store/inventory', 'shell:titles.inventory', () => Promise.resolve({ Component: Long }))],
      },
      page('/credits', 'shell:titles.credits', () => Promise.resolve({ Component: Credits })),
      page('/account', 'shell:titles.account', slow),
    ],
  },
  page('/hint', 'shell:titles.api', () => Promise.resolve({ Component: Hint })),
  page('/broken', 'shell:titles.api', () => Promise.resolve({ Component: Broken })),
];

const App = (): ReactElement => {
  const [all] = useState(routes);
  return <Root routes={all} />;
};

const meta = preview.meta({
  title: 'Shell/Root',
  component: App,
  parameters: {
    route: '/your-store/inventory',
    layout: 'fullscreen',
    // The place of toasts is there twice: once around every story, once of the shell.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
    docs: { story: { inline: false, height: '640px' } },
  },
  decorators: [withSession(signedIn)],
  beforeEach: () => {
    attempts = [];
  },
});

export const Default = meta.story({ parameters: inLooks('dark', 'mobile') });

export const AnotherPage = meta.story({
  tags: ['behaviour'],
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
    await waitFor(() => expect(window.scrollY).toBe(0));
    await expect(canvas.getByRole('main')).toHaveFocus();
    await waitFor(() => expect(document.title).toBe('Simshelf - Credits'));
  },
});

export const SignedOut = meta.story({
  decorators: [withSession(signedOut)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Landing' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Simshelf - eSIM packages for resellers'));
  },
});

const withSurvey = (): (() => void) => {
  configuration.surveyUrl = 'about:blank';
  return () => delete configuration.surveyUrl;
};

/** Signed-in users see the survey, where one is configured (SHE-034). */
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

export const BrokenPage = meta.story({
  parameters: { route: '/broken' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Something went wrong on this page')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To the start page' })).toHaveAttribute('href', '/');
    await expect(screen.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
    expectConsoleErrors();
  },
});

/** What leaves with the focus gives it to the page (WCAG 2.4.3). */
export const FocusBehaviour = meta.story({
  tags: ['behaviour'],
  parameters: { route: '/hint' },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Hide' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Hide' })).toBeNull();
  },
});

/** The page before stays until the next one is there. */
export const LoadingPage = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Inventory' });
    await userEvent.click(canvas.getByRole('link', { name: 'Account' }));
    await waitFor(() => expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.getByRole('heading', { name: 'Inventory' })).toBeVisible();
    (await latest(1))?.resolve();
    await canvas.findByRole('heading', { name: 'Account', level: 1 });
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    await expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  },
});

/** A failed load is retried: at once, and whenever it is needed again. */
export const FailedPage = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Inventory' });
    await userEvent.click(canvas.getByRole('link', { name: 'Account' }));
    await fail(1);
    await fail(2);
    await canvas.findByText('There is a newer version of this page');
    expectConsoleErrors();
  },
});

export const FailedPageOpenedAgain = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Inventory' });
    await userEvent.click(canvas.getByRole('link', { name: 'Account' }));
    await fail(1);
    await fail(2);
    await canvas.findByText('There is a newer version of this page');
    expectConsoleErrors();
    await userEvent.click(canvas.getByRole('link', { name: /^Credits/ }));
    await canvas.findByRole('heading', { name: 'Credits', level: 1 });
    await userEvent.click(canvas.getByRole('link', { name: 'Account' }));
    await waitFor(() => expect(attempts).toHaveLength(3));
    attempts[2]?.resolve();
    await canvas.findByRole('heading', { name: 'Account', level: 1 });
  },
});
