import { expect, screen, waitFor, within } from 'storybook/test';
import {
  getGetResellerMockHandler,
  getGetResellerMockHandler404,
  getGetResellerMockHandler500,
  getGetResellerResponseMock,
  getConfirmPricingMockHandler409,
  getSetPricingMockHandler409,
  getSignOutResellerMockHandler500,
  getSuspendResellerMockHandler500,
  getViewStoreMockHandler500,
} from '#mocks/generated/operator/resellers/resellers.msw.ts';
import { getAdjustCreditMockHandler409 } from '#mocks/generated/operator/adjustments/adjustments.msw.ts';
import {
  getGetStatementMockHandler,
  getGetStatementMockHandler500,
} from '#mocks/generated/operator/statements/statements.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { Component as ResellerPage } from '#web/pages/operator/resellers/ResellerPage.tsx';
import { signedIn, withSession } from '../../../session.tsx';
import { At } from '../../At.tsx';

const reseller = getGetResellerResponseMock();

const meta = preview.meta({
  title: 'Pages/Operator/Resellers/ResellerPage',
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
    await expect(await canvas.findByText('No such reseller')).toBeVisible();
  },
});

const suspended = {
  ...reseller,
  suspension: {
    reason: 'Two payments were disputed. Please write to us.',
    since: '2026-11-20T09:00:00.000Z',
    operator: 'olivia@example.com',
  },
};

export const Suspended = meta.story({
  beforeEach: () => network.use(getGetResellerMockHandler(suspended)),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Two payments were disputed. Please write to us.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Suspend' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Lift suspension' }));
    await expect(await screen.findByText('The reseller can sell again.')).toBeVisible();
  },
});

export const Suspending = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Suspend' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Disputes');
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
    await expect(await screen.findByText('The reseller is suspended.')).toBeVisible();
  },
});

export const SigningOut = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out everywhere' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
    await expect(await screen.findByText('Sessions ended: 2.')).toBeVisible();
  },
});

type UserEvent = ReturnType<typeof import('storybook/test').userEvent.setup>;

export const NotSuspended = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getSuspendResellerMockHandler500()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Suspend' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Disputes');
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
    await expect(await dialog.findByText(/unexpected error/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveValue('Disputes');
  },
});

export const NotSignedOut = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getSignOutResellerMockHandler500()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out everywhere' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
    await expect(await dialog.findByText(/unexpected error/)).toBeVisible();
  },
});

/** Where it succeeds, the whole app goes on as the reseller's: an end-to-end test does that. */
export const StoreNotSeen = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getViewStoreMockHandler500()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'See the store' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'A question');
    await userEvent.click(dialog.getByRole('button', { name: 'See the store' }));
    await expect(await dialog.findByText(/unexpected error/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveValue('A question');
  },
});

const grant = async (canvas: ReturnType<typeof within>, userEvent: UserEvent): Promise<void> => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Change credit' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /Amount/ }), '120');
  await userEvent.type(screen.getByRole('textbox', { name: /Note/ }), 'Transfer');
  await userEvent.click(screen.getByRole('button', { name: 'Book' }));
};

export const Granting = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await grant(canvas, userEvent);
    await expect(await screen.findByText('The credit was changed.')).toBeVisible();
  },
});

export const NotGranted = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getAdjustCreditMockHandler409()),
  play: async ({ canvas, userEvent }) => {
    await grant(canvas, userEvent);
    await expect(await screen.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Amount/ })).toHaveValue('120'));
  },
});

const discount = async (canvas: ReturnType<typeof within>, userEvent: UserEvent): Promise<void> => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Change discount' }));
  const rate = await screen.findByRole('textbox', { name: /Discount/ });
  await userEvent.clear(rate);
  await userEvent.type(rate, '15');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
};

export const Discounting = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await discount(canvas, userEvent);
    await expect(await screen.findByText('Discount and pricing group were saved.')).toBeVisible();
  },
});

/** What holds now is shown beside what was typed, which can be saved over it. */
export const NotDiscounted = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getSetPricingMockHandler409()),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Change discount' });
    network.use(getGetResellerMockHandler({ ...reseller, discountRate: 20, pricingGroup: '' }));
    await discount(canvas, userEvent);
    await expect(await screen.findByRole('alert')).toBeVisible();
    await expect(await screen.findByText('At present: 20%, pricing group: none.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Discount/ })).toHaveValue('15'));
  },
});

/** Another operator entered it. */
export const Confirming = meta.story({
  beforeEach: () =>
    network.use(
      getGetResellerMockHandler({
        ...reseller,
        waitingAdjustments: [
          {
            id: '6b8f1d0e-16d1-4b8f-8f0c-0a3f4a2a0021',
            state: 'WAITING',
            amount: { value: 800, currencyCode: 'EUR' },
            reason: 'BANK_TRANSFER',
            note: 'Transfer of 21 November',
            operator: 'otto@example.com',
            createdAt: '2026-11-21T09:00:00.000Z',
          },
        ],
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Confirm/ }));
    await expect(await screen.findByText('The credit was changed.')).toBeVisible();
  },
});

const waitingPricing = {
  id: '6b8f1d0e-16d1-4b8f-8f0c-0a3f4a2a0041',
  discountRate: 60,
  pricingGroup: 'Partner',
  operator: 'otto@example.com',
  createdAt: '2026-11-21T09:10:00.000Z',
};

/** Another operator entered a large discount. */
export const ConfirmingADiscount = meta.story({
  beforeEach: () => network.use(getGetResellerMockHandler({ ...reseller, waitingPricing })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Confirm: Discount/ }));
    await expect(await screen.findByText('Discount and pricing group were saved.')).toBeVisible();
  },
});

/** It is settled already. */
export const DiscountNotConfirmed = meta.story({
  beforeEach: () =>
    network.use(getGetResellerMockHandler({ ...reseller, waitingPricing }), getConfirmPricingMockHandler409()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Confirm: Discount/ }));
    await expect(await screen.findByText('The price changed since your confirmation. Please try again.')).toBeVisible();
  },
});

export const StatementFailed = meta.story({
  beforeEach: () => network.use(getGetStatementMockHandler500()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

export const NothingBooked = meta.story({
  beforeEach: () => network.use(getGetStatementMockHandler({ items: [], hasMore: false })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No bookings yet')).toBeVisible();
  },
});
