import { expect, screen, within } from 'storybook/test';
import {
  getListAttentionMockHandler,
  getListAttentionMockHandler500,
  getRetryOrderMockHandler500,
} from '#mocks/generated/operator/attention/attention.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { Component as AttentionPage } from '#web/features/operator/attention/AttentionPage.tsx';
import { paths } from '#web/navigation/paths.ts';

const meta = preview.meta({
  title: 'Features/Operator/Attention/AttentionPage',
  component: AttentionPage,
  parameters: { layout: 'fullscreen', route: paths.operatorAttention() },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Order without outcome' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Credit below zero' })).toBeVisible();
    const orders = within(canvas.getByRole('list', { name: 'Order without outcome' }));
    await expect(orders.getByRole('link', { name: 'Open the sale' })).toBeVisible();
    await expect(canvas.getByText(/^The store keeps asking the supplier/)).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Harbour Travel' })[0]).toBeVisible();
  },
});

/** What waits for a second operator leads to where it is confirmed. */
export const ToConfirm = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Change of credit to confirm' })).toBeVisible();
    const links = canvas.getAllByRole('link', { name: 'Open the reseller' });
    await expect(links).toHaveLength(3);
    for (const link of links) {
      await expect(link).toHaveAttribute('href', paths.operatorReseller('7c3f6f5c-6a0e-4b51-9a3b-0c2f5a1d7e12'));
    }
  },
});

export const GivenUp = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Give up and refund' });
    await userEvent.click(first!);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'The supplier has no such order.');
    await userEvent.click(dialog.getByRole('button', { name: 'Give up and refund' }));
    await expect(await screen.findByText(/^noah@example\.com gave up the order on /)).toBeVisible();
  },
});

export const Kept = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep the order' }));
    await expect(await screen.findByText('The order is kept, and the store goes on looking for it.')).toBeVisible();
  },
});

export const Resent = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send again' }));
    await expect(await screen.findByText('41 events are on their way.')).toBeVisible();
  },
});

export const RetryFailed = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getRetryOrderMockHandler500()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Look for the order again' }));
    await expect(await screen.findByText(/^We could not find out whether this was done/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Order without outcome' })).toBeVisible();
  },
});

/** Good news. */
export const Empty = meta.story({
  beforeEach: () => network.use(getListAttentionMockHandler({ items: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing needs your attention')).toBeVisible();
  },
});

export const Loading = meta.story({ beforeEach: () => network.use(getListAttentionMockHandler(never)) });

export const Failed = meta.story({
  beforeEach: () => network.use(getListAttentionMockHandler500()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});
