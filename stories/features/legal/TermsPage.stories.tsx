import { expect } from 'storybook/test';
import {
  getGetTermsAndConditionsMockHandler,
  getGetTermsAndConditionsMockHandler500,
} from '#mocks/generated/storefront/legal/legal.msw.ts';
import { inLooks } from '#storybook/modes.ts';
import { network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { Component as TermsPage } from '#web/features/legal/TermsPage.tsx';
import { Address } from '../Address.tsx';
import { elsewhere, leavesForElsewhere, legalText } from './legal-text.ts';

const meta = preview.meta({
  title: 'Features/Legal/TermsPage',
  component: TermsPage,
  parameters: { layout: 'fullscreen', route: '/terms-and-conditions' },
});

export const Default = meta.story({
  parameters: inLooks('dark', 'mobile'),
  beforeEach: () => network.use(getGetTermsAndConditionsMockHandler({ currentVersion: '2024-03', ...legalText })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Published 2024/03/07')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Scope' })).toBeVisible();
    await expect(canvas.getByText('<script>alert(1)</script>')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: () => network.use(getGetTermsAndConditionsMockHandler(never)),
});

export const Failed = meta.story({
  beforeEach: () => network.use(getGetTermsAndConditionsMockHandler500()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The terms and conditions could not be loaded.');
  },
});

export const FailedTriedAgain = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getGetTermsAndConditionsMockHandler500()),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The terms and conditions could not be loaded.');
    network.use(getGetTermsAndConditionsMockHandler({ currentVersion: '2024-03', ...legalText }));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('These terms hold.')).toBeVisible();
  },
});

export const Elsewhere = meta.story({
  render: () => (
    <>
      <TermsPage />
      <Address />
    </>
  ),
  beforeEach: elsewhere('termsUrl'),
  play: leavesForElsewhere,
});
