import { expect, screen, within } from 'storybook/test';
import {
  getConfirmPriceChangeMockHandler409,
  getGetPriceRulesResponseMock,
} from '#mocks/generated/operator/packages/packages.msw.ts';
import {
  getGetOperatorMockHandler,
  getGetOperatorResponseMock,
} from '#mocks/generated/operator/operators/operators.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { WaitingPrices } from '#web/features/operator/packages/WaitingPrices.tsx';

const operator = getGetOperatorResponseMock();
const state = getGetPriceRulesResponseMock();
/** The operator who entered the first one, and whose address was changed since. */
const author = { ...operator, id: state.waiting[0]?.operatorId ?? '', email: 'olivia.new@example.com' };

const meta = preview.meta({
  title: 'Features/Operator/Packages/WaitingPrices',
  component: WaitingPrices,
  args: { state },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
});

const sale = {
  id: '6b8f1d0e-16d1-4b8f-8f0c-0a3f4a2a6003',
  kind: 'SALE' as const,
  packages: 3,
  operator: 'otto@example.com',
  createdAt: '2026-11-21T11:00:00.000Z',
};

export const Default = meta.story({
  parameters: looks,
  args: { state: { ...state, waiting: [...state.waiting, sale] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^1 GBP = 1\.6 USD/)).toBeVisible();
    await expect(canvas.getByText(/^1\.2688 USD.* → 1\.6 USD/)).toBeVisible();
    await expect(canvas.getByText('0.20 USD → 0.00 USD')).toBeVisible();
    await expect(canvas.getByText('3 packages below cost on sale')).toBeVisible();
    await expect(canvas.getByText(/^Entered by a command on the server/)).toBeVisible();
  },
});

export const None = meta.story({
  args: { state: { ...state, waiting: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

/** What it would change, with its confirmation. */
export const Looking = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Review: 1 GBP/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What would change' }));
    await expect(dialog.getByText(/^1\.2688 USD.* → 1\.6 USD/)).toBeVisible();
    await expect(await dialog.findByText(/^This takes effect once another operator/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Confirm' })).not.toHaveAttribute('aria-disabled');
  },
});

export const Confirming = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Review: 1 GBP/ }));
    await screen.findByText('Largest falls');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await expect(await screen.findByText('Confirmed. It is in effect now.')).toBeVisible();
  },
});

export const Declining = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Decline: 1 GBP/ }));
    await expect(await screen.findByText('Declined. Everything stays as it was.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Decline: Price rules' })).toBeVisible();
  },
});

/** Nobody confirms what they entered themselves. */
export const Own = meta.story({
  beforeEach: () => network.use(getGetOperatorMockHandler(author)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Review: 1 GBP/ }));
    await screen.findByText('Largest falls');
    await expect(screen.getByRole('button', { name: 'Confirm' })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** The catalogue has been changed since it was shown. */
export const Refused = meta.story({
  beforeEach: () => network.use(getConfirmPriceChangeMockHandler409()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Review: 1 GBP/ }));
    await screen.findByText('Largest falls');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    const dialog = within(screen.getByRole('dialog'));
    await expect(await dialog.findByRole('alert')).toBeVisible();
  },
});
