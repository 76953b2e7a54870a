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
    await expect(await canvas.findByText('256 MB of 1 GB')).toBeVisible();
    await expect(canvas.getByText('Point of sale')).toBeVisible();
    await expect(canvas.getByText('8949000000000000018')).toBeVisible();
    await expect(canvas.getByRole('link', { name: reseller.name })).toHaveAttribute(
      'href',
      `/operator/resellers/${reseller.id}`,
    );
    await expect(canvas.getByRole('link', { name: 'Monthly statement' })).toHaveAttribute(
      'href',
      `/operator/resellers/${reseller.id}/statement?month=2026-11`,
    );
    await expect(canvas.getByRole('link', { name: 'All sales' })).toHaveAttribute('href', '/operator/sales');
  },
});

/** The example ended in the past; its pictures are older. */
export const Expired = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Expired')).toBeVisible();
  },
});

export const Refunded = meta.story({
  beforeEach: () => {
    const [at, reason] = ['2026-11-19T08:00:00.000Z', 'The package is sold out.'];
    const { margin: _, ...before } = sale;
    network.use(
      getGetSaleMockHandler({
        ...before,
        state: 'refunded',
        refundedAt: at,
        channel: { name: 'Kiosk at the main station', type: 'API' },
        esims: [],
        order: { state: 'REFUSED' },
        refund: { at, by: 'SUPPLIER', to: 'CREDIT', reason },
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Reason: The package is sold out/)).toBeVisible();
    await expect(canvas.getByText('Kiosk at the main station')).toBeVisible();
    await expect(canvas.getByText('No eSIM yet')).toBeVisible();
    await expect(canvas.queryByText('Your margin')).toBeNull();
  },
});

/** The order is not settled: what an operator can do is below its facts. */
export const Waiting = meta.story({
  beforeEach: () => {
    const order = { state: 'PENDING' as const, problem: 'The supplier did not answer.' };
    network.use(getGetSaleMockHandler({ ...sale, esims: [], order }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Waiting for the supplier')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Look for the order again' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Give up and refund' })).toBeEnabled();
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
    await expect(await canvas.findByText('Sale not found')).toBeVisible();
  },
});
