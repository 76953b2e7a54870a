import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import {
  getExportPriceListMockHandler500,
  getGetPriceListMockHandler,
  getGetPriceListMockHandler500,
  getGetPriceListResponseMock,
} from '#mocks/generated/operator/packages/packages.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { Component as PriceListPage } from '#web/features/operator/packages/PriceListPage.tsx';
import { signedIn, withSession } from '../../../session.tsx';
import { address } from '../../Address.tsx';
import { At } from '../../At.tsx';

const list = getGetPriceListResponseMock();

const meta = preview.meta({
  title: 'Features/Operator/Packages/PriceListPage',
  component: PriceListPage,
  render: () => (
    <At pattern="/operator/packages/prices">
      <PriceListPage />
    </At>
  ),
  decorators: [withSession(signedIn)],
  parameters: {
    layout: 'fullscreen',
    route: '/operator/packages/prices?date=2026-11-20',
    docs: { story: { inline: false, height: '800px' } },
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Germany 20 GB')).toBeVisible();
    await expect(canvas.getByText(/2\.39/)).toBeVisible();
    await expect(canvas.getByLabelText('Day')).toHaveValue('2026-11-20');
  },
});

export const Loading = meta.story({ beforeEach: () => network.use(getGetPriceListMockHandler(never)) });

export const Empty = meta.story({
  beforeEach: () => network.use(getGetPriceListMockHandler({ ...list, items: [], found: 0 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing was on sale')).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: () => network.use(getGetPriceListMockHandler500()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

export const OtherDay = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await fireEvent.change(await canvas.findByLabelText('Day'), { target: { value: '2026-10-31' } });
    await waitFor(() => expect(address()).toContain('date=2026-10-31'));
  },
});

export const NotSaved = meta.story({
  beforeEach: () => network.use(getExportPriceListMockHandler500()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export price list' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Download' }));
    await expect(await screen.findByText('The file could not be exported. Please try again.')).toBeVisible();
  },
});
