import { expect, screen, waitFor } from 'storybook/test';
import {
  getGetResellerMockHandler,
  getGetResellerMockHandler404,
  getGetResellerMockHandler500,
  getGetResellerResponseMock,
  getLiftSuspensionMockHandler500,
  getSetPricingMockHandler409,
} from '#mocks/generated/operator/resellers/resellers.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { Component as ResellerPage } from '#web/features/operator/resellers/ResellerPage.tsx';
import { signedIn, withSession } from '../../../session.tsx';
import { At } from '../../At.tsx';
import { suspended } from './suspended.ts';

const reseller = getGetResellerResponseMock();

const meta = preview.meta({
  title: 'Features/Operator/Resellers/ResellerPage',
  component: ResellerPage,
  render: () => (
    <At pattern="/operator/resellers/:id">
      <ResellerPage />
    </At>
  ),
  decorators: [withSession(signedIn)],
  parameters: {
    layout: 'fullscreen',
    route: `/operator/resellers/${reseller.id}`,
    docs: { story: { inline: false, height: '900px' } },
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Harbour Travel' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Resellers' })).toHaveAttribute('href', '/operator/resellers');
  },
});

export const Loading = meta.story({ beforeEach: () => network.use(getGetResellerMockHandler(never)) });

export const Failed = meta.story({
  beforeEach: () => network.use(getGetResellerMockHandler500()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

export const NotFound = meta.story({
  beforeEach: () => network.use(getGetResellerMockHandler404()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Reseller not found')).toBeVisible();
  },
});

/** What holds now is shown beside what was typed, which can be saved over it. */
export const NotDiscounted = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getSetPricingMockHandler409()),
  play: async ({ canvas, userEvent }) => {
    const change = await canvas.findByRole('button', { name: 'Change discount' });
    network.use(getGetResellerMockHandler({ ...reseller, discountRate: 20, pricingGroup: '' }));
    await userEvent.click(change);
    const rate = await screen.findByRole('textbox', { name: /Discount/ });
    await userEvent.clear(rate);
    await userEvent.type(rate, '15');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByRole('alert')).toBeVisible();
    await expect(await screen.findByText('At present: 20%, pricing group: none.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Discount/ })).toHaveValue('15'));
  },
});

export const Suspended = meta.story({
  parameters: looks,
  beforeEach: () => network.use(getGetResellerMockHandler(suspended)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Two payments were disputed. Please write to us.')).toBeVisible();
  },
});

export const Lifted = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getGetResellerMockHandler(suspended)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lift suspension' }));
    await expect(await screen.findByText('The reseller can sell again.')).toBeVisible();
  },
});

export const NotLifted = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getLiftSuspensionMockHandler500(), getGetResellerMockHandler(suspended)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lift suspension' }));
    await expect(await screen.findByText(/unexpected error/)).toBeVisible();
  },
});
