import { expect } from 'storybook/test';
import {
  getListLegalVersionsMockHandler,
  getListLegalVersionsMockHandler500,
} from '#mocks/generated/operator/legal/legal.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { Component as LegalPage } from '#web/features/operator/legal/LegalPage.tsx';
import { signedIn, withSession } from '../../../session.tsx';
import { At } from '../../At.tsx';

const meta = preview.meta({
  title: 'Features/Operator/Legal/LegalPage',
  component: LegalPage,
  render: () => (
    <At pattern="/operator/legal">
      <LegalPage />
    </At>
  ),
  decorators: [withSession(signedIn)],
  parameters: {
    layout: 'fullscreen',
    route: '/operator/legal',
    docs: { story: { inline: false, height: '900px' } },
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Announced')).toBeVisible();
    const [terms] = canvas.getAllByRole('link', { name: 'Write a new version' });
    await expect(terms).toHaveAttribute('href', '/operator/legal/terms/new');
    await expect(canvas.getAllByText('Default text')[0]).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Version 2' })).toHaveAttribute('href', '/operator/legal/terms/2');
  },
});

export const Loading = meta.story({ beforeEach: () => network.use(getListLegalVersionsMockHandler(never)) });

export const Failed = meta.story({
  beforeEach: () => network.use(getListLegalVersionsMockHandler500()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});
