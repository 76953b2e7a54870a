import { expect, screen, waitFor } from 'storybook/test';
import {
  getListPaymentsMockHandler,
  getListPaymentsMockHandler500,
  getListPaymentsResponseMock,
  getSumPaymentsMockHandler,
} from '#mocks/generated/operator/payments/payments.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { Component as PaymentsPage } from '#web/features/operator/payments/PaymentsPage.tsx';
import { signedIn, withSession } from '../../../session.tsx';
import { address } from '../../Address.tsx';
import { At } from '../../At.tsx';

const list = getListPaymentsResponseMock();

const meta = preview.meta({
  title: 'Features/Operator/Payments/PaymentsPage',
  component: PaymentsPage,
  render: () => (
    <At pattern="/operator/payments">
      <PaymentsPage />
    </At>
  ),
  decorators: [withSession(signedIn)],
  parameters: {
    layout: 'fullscreen',
    route: '/operator/payments',
    docs: { story: { inline: false, height: '900px' } },
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('kiosk@example.com')).toBeVisible();
    await expect(await canvas.findByText('Pending 2 · Paid 17 · Failed 2')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: () => network.use(getListPaymentsMockHandler(never), getSumPaymentsMockHandler(never)),
});

export const Empty = meta.story({
  beforeEach: () => network.use(getListPaymentsMockHandler({ ...list, items: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No payment yet')).toBeVisible();
  },
});

export const NothingFound = meta.story({
  parameters: { route: '/operator/payments?search=RF00' },
  beforeEach: () => network.use(getListPaymentsMockHandler({ ...list, items: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No payment found')).toBeVisible();
    await expect(await canvas.findByText('Nothing found')).toHaveRole('status');
  },
});

export const ShowAllBehaviour = meta.story({
  ...NothingFound.input,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(address()).toBe('/operator/payments'));
  },
});

export const Narrowed = meta.story({
  parameters: { route: '/operator/payments?search=RF18&state=PENDING&method=bank-transfer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Bank transfer/ })).toBeVisible();
    const field = canvas.getByRole('searchbox', { name: 'Search' });
    await expect(field).toHaveValue('RF18');
    // STO-176
    await expect(field).toHaveAttribute('placeholder', 'Invoice, reseller, amount, reference');
    await expect(canvas.getByRole('button', { name: /Pending/ })).toBeVisible();
  },
});

/** What is typed and chosen stays in the address. */
export const Narrowing = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('kiosk@example.com');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'R');
    await waitFor(() => expect(address()).toBe('/operator/payments?search=R'));
    await userEvent.click(canvas.getByRole('button', { name: /Status/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Pending' }));
    await waitFor(() => expect(address()).toBe('/operator/payments?search=R&state=PENDING'));
    await userEvent.click(canvas.getByRole('button', { name: /Method/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Bank transfer' }));
    await waitFor(() => expect(address()).toBe('/operator/payments?search=R&state=PENDING&method=bank-transfer'));
  },
});

/** As a figure of today leads here. */
export const TakenBackInATime = meta.story({
  parameters: { route: '/operator/payments?state=TAKEN_BACK&from=2026-10-25T00%3A00&to=2026-11-23T23%3A59' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Reversed/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Time filter: 25-10-2026 to 23-11-2026' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Export payments' })).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: () => network.use(getListPaymentsMockHandler500()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

export const SeveralPages = meta.story({
  beforeEach: () => network.use(getListPaymentsMockHandler({ ...list, hasMore: true })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(address()).toContain('page=1'));
  },
});
