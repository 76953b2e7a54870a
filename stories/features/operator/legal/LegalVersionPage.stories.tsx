import { expect } from 'storybook/test';
import {
  getGetLegalVersionMockHandler,
  getGetLegalVersionMockHandler404,
  getGetLegalVersionMockHandler500,
} from '#mocks/generated/operator/legal/legal.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { Component as LegalVersionPage } from '#web/features/operator/legal/LegalVersionPage.tsx';
import { signedIn, withSession } from '../../../session.tsx';
import { At } from '../../At.tsx';

const meta = preview.meta({
  title: 'Features/Operator/Legal/LegalVersionPage',
  component: LegalVersionPage,
  render: () => (
    <At pattern="/operator/legal/:document/:version">
      <LegalVersionPage />
    </At>
  ),
  decorators: [withSession(signedIn)],
  parameters: {
    layout: 'fullscreen',
    route: '/operator/legal/terms/2',
    docs: { story: { inline: false, height: '900px' } },
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Geltung' })).toBeVisible();
    await expect(canvas.getByText('olivia@example.com')).toBeVisible();
  },
});

export const Loading = meta.story({ beforeEach: () => network.use(getGetLegalVersionMockHandler(never)) });

export const Failed = meta.story({
  beforeEach: () => network.use(getGetLegalVersionMockHandler500()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

export const NotFound = meta.story({
  beforeEach: () => network.use(getGetLegalVersionMockHandler404()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Version not found')).toBeVisible();
  },
});

export const NoSuchText = meta.story({
  parameters: { route: '/operator/legal/cookies/1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Version not found')).toBeVisible();
  },
});
