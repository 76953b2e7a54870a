import { expect, screen, waitFor } from 'storybook/test';
import {
  getAddPaymentMethodMockHandler,
  getAddPaymentMethodMockHandler500,
  getDeletePaymentMethodMockHandler,
  getDeletePaymentMethodMockHandler500,
  getGetPaymentMethodMockHandler204,
  getGetPaymentMethodMockHandler500,
} from '#mocks/generated/storefront/payments/payments.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { CardPanel } from '#web/features/credits/CardPanel.tsx';

const meta = preview.meta({
  title: 'Features/Credits/CardPanel',
  component: CardPanel,
  parameters: { docs: { story: { inline: false, height: '360px' } } },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Valid until 12/27')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add card' })).toBeNull();
  },
});

export const Asked = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
  },
});

export const Deleted = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete card' }));
    await expect(await canvas.findByRole('button', { name: 'Add card' })).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
});

export const None = meta.story({
  beforeEach: () => network.use(getGetPaymentMethodMockHandler204()),
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Add card' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Delete' })).toBeNull();
  },
});

export const Adding = meta.story({
  beforeEach: () => network.use(getGetPaymentMethodMockHandler204(), getAddPaymentMethodMockHandler(never)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add card' }));
  },
});

/** The card stays, and so does the question (ERR-031). */
export const DeleteFails = meta.story({
  beforeEach: () => network.use(getDeletePaymentMethodMockHandler500()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete card' }));
    await expect(await screen.findByText('Failed deleting your credit card.')).toBeVisible();
  },
});

/** Kept after all. */
export const DeleteGivenUp = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getDeletePaymentMethodMockHandler500()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete card' }));
    await screen.findByText('Failed deleting your credit card.');
    const cancel = () => screen.getByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel()).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(cancel());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeVisible();
  },
});

export const DeletedLater = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getDeletePaymentMethodMockHandler500()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete card' }));
    await screen.findByText('Failed deleting your credit card.');
    network.use(getDeletePaymentMethodMockHandler());
    await userEvent.click(await screen.findByRole('button', { name: 'Delete card' }));
    await expect(await canvas.findByRole('button', { name: 'Add card' })).toBeVisible();
  },
});

export const AddFails = meta.story({
  beforeEach: () => network.use(getGetPaymentMethodMockHandler204(), getAddPaymentMethodMockHandler500()),
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByRole('button', { name: 'Add card' });
    await userEvent.click(add);
    await expect(await screen.findByText(/unexpected error/)).toBeVisible();
    await waitFor(() => expect(add).toBeEnabled());
  },
});

export const Failed = meta.story({
  beforeEach: () => network.use(getGetPaymentMethodMockHandler500()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your stored card could not be loaded.')).toBeVisible();
  },
});
