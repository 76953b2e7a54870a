import { expect } from 'storybook/test';
import {
  getGetPrivacyPolicyMockHandler,
  getGetPrivacyPolicyMockHandler500,
} from '#mocks/generated/storefront/legal/legal.msw.ts';
import { inLooks } from '#storybook/modes.ts';
import { network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { Component as PrivacyPage } from '#web/features/legal/PrivacyPage.tsx';
import { Address } from '../Address.tsx';
import { elsewhere, leavesForElsewhere, legalText } from './legal-text.ts';

const meta = preview.meta({
  title: 'Features/Legal/PrivacyPage',
  component: PrivacyPage,
  parameters: { layout: 'fullscreen', route: '/privacy-policy' },
});

export const Default = meta.story({
  parameters: inLooks('dark', 'mobile'),
  beforeEach: () => network.use(getGetPrivacyPolicyMockHandler(legalText)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Published 2024/03/07')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  },
});

export const Loading = meta.story({ beforeEach: () => network.use(getGetPrivacyPolicyMockHandler(never)) });

export const Failed = meta.story({
  beforeEach: () => network.use(getGetPrivacyPolicyMockHandler500()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The privacy policy could not be loaded.');
  },
});

export const Elsewhere = meta.story({
  render: () => (
    <>
      <PrivacyPage />
      <Address />
    </>
  ),
  beforeEach: elsewhere('privacyUrl'),
  play: leavesForElsewhere,
});
