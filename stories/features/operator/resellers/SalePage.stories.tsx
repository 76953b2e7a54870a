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

const sale = getGetSaleResponseMock();
const { uid, reseller } = sale;

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
    await expect(canvas.getByText('Till')).toBeVisible();
    await expect(canvas.getByRole('link', { name: reseller.email })).toHaveAttribute(
      'href',
      `/operator/resellers/${reseller.id}`,
    );
    await expect(canvas.getByRole('link', { name: 'Monthly statement' })).toHaveAttribute(
      'href',
      `/operator/resellers/${reseller.id}/statement?month=2026-11`,
    );
  },
});

export const Refunded = meta.story({
  beforeEach: () => {
    const refunded = { state: 'refunded' as const, refundedAt: '2026-11-19T08:00:00.000Z' };
    const channel = { name: 'Kiosk at the main station', type: 'API' as const };
    network.use(getGetSaleMockHandler({ ...sale, ...refunded, channel }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Refunded')).toBeVisible();
    await expect(canvas.getByText('Kiosk at the main station')).toBeVisible();
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
