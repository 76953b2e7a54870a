import { expect } from 'storybook/test';
import {
  getGetSaleMockHandler,
  getGetSaleMockHandler404,
  getGetSaleMockHandler500,
  getGetSaleResponseMock,
} from '#mocks/generated/operator/statements/statements.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { Component as SalePage } from '#web/features/operator/resellers/SalePage.tsx';
import { signedIn, withSession } from '../../../session.tsx';
import { At } from '../../At.tsx';

const { uid, reseller } = getGetSaleResponseMock();

const meta = preview.meta({
  title: 'Features/Operator/Resellers/SalePage',
  component: SalePage,
  render: () => (
    <At pattern="/operator/sales/:id">
      <SalePage />
    </At>
  ),
  decorators: [withSession(signedIn)],
  parameters: {
    layout: 'fullscreen',
    route: `/operator/sales/${uid}`,
    docs: { story: { inline: false, height: '600px' } },
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Germany 1 GB')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Monthly statement' })).toHaveAttribute(
      'href',
      `/operator/resellers/${reseller.id}/statement?month=2026-11`,
    );
  },
});

export const Loading = meta.story({ beforeEach: () => network.use(getGetSaleMockHandler(never)) });

export const Failed = meta.story({
  beforeEach: () => network.use(getGetSaleMockHandler500()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

export const NotFound = meta.story({
  beforeEach: () => network.use(getGetSaleMockHandler404()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No such sale')).toBeVisible();
  },
});
