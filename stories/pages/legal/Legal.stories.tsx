import { delay, http } from 'msw';
import { expect, spyOn, waitFor } from 'storybook/test';
import {
  getGetPrivacyPolicyMockHandler,
  getGetPrivacyPolicyMockHandler500,
  getGetTermsAndConditionsMockHandler,
  getGetTermsAndConditionsMockHandler500,
} from '#mocks/generated/storefront/legal/legal.msw.ts';
import { inLooks } from '#storybook/modes.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { configuration } from '#web/configuration/configuration.ts';
import { Component as PrivacyPage } from '#web/pages/legal/PrivacyPage.tsx';
import { Component as TeamVisionPage } from '#web/pages/legal/TeamVisionPage.tsx';
import { Component as TermsPage } from '#web/pages/legal/TermsPage.tsx';
import { Address, address } from '../Address.tsx';

const meta = preview.meta({
  title: 'Pages/Legal/Legal',
  component: TermsPage,
  parameters: { layout: 'fullscreen', route: '/terms-and-conditions' },
});

const text = {
  content: '## Scope\n\nThese terms hold.\n\n## <script>alert(1)</script>\n\nNothing **here** is markup.',
  timestamp: '2024-03-07T10:00:00Z',
};

export const Initial = meta.story({ parameters: inLooks('dark', 'mobile') });

export const Default = meta.story({
  beforeEach: () => network.use(getGetTermsAndConditionsMockHandler({ currentVersion: '2024-03', ...text })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Published 2024/03/07')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Scope' })).toBeVisible();
    await expect(canvas.getByText('<script>alert(1)</script>')).toBeVisible();
  },
});

export const Privacy = meta.story({
  render: () => <PrivacyPage />,
  beforeEach: () => network.use(getGetPrivacyPolicyMockHandler(text)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Published 2024/03/07')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  },
});

export const TeamVision = meta.story({ render: () => <TeamVisionPage /> });

export const Loading = meta.story({
  beforeEach: () => network.use(http.get('*/client-api/legal-content/*', () => delay('infinite'))),
});

export const Failed = meta.story({
  beforeEach: () => network.use(getGetTermsAndConditionsMockHandler500()),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The terms and conditions could not be loaded.');
    network.use(getGetTermsAndConditionsMockHandler({ currentVersion: '2024-03', ...text }));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('These terms hold.')).toBeVisible();
  },
});

export const PrivacyFailed = meta.story({
  render: () => <PrivacyPage />,
  beforeEach: () => network.use(getGetPrivacyPolicyMockHandler500()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The privacy policy could not be loaded.');
  },
});

/** With a configured page, that one opens and the app goes to its landing page (ERR-017, ERR-018). */
const elsewhere = (key: 'termsUrl' | 'privacyUrl') => () => {
  configuration[key] = 'https://team.example/legal';
  network.use(getGetTermsAndConditionsMockHandler500(), getGetPrivacyPolicyMockHandler500());
  const open = spyOn(window, 'open').mockReturnValue(null);
  return () => {
    delete configuration[key];
    open.mockRestore();
  };
};

const leavesForElsewhere = async (): Promise<void> => {
  await waitFor(() => expect(address()).toBe('/'));
  await expect(window.open).toHaveBeenCalledTimes(1);
  await expect(window.open).toHaveBeenCalledWith('https://team.example/legal', '_blank', 'noopener');
};

export const TermsElsewhere = meta.story({
  render: () => (
    <>
      <TermsPage />
      <Address />
    </>
  ),
  beforeEach: elsewhere('termsUrl'),
  play: leavesForElsewhere,
});

export const PrivacyElsewhere = meta.story({
  parameters: { route: '/privacy-policy' },
  render: () => (
    <>
      <PrivacyPage />
      <Address />
    </>
  ),
  beforeEach: elsewhere('privacyUrl'),
  play: leavesForElsewhere,
});
