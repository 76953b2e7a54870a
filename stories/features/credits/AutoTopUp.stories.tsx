import type { ReactElement } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  getGetCreditMockHandler,
  getGetCreditMockHandler500,
  getGetCreditResponseMock,
  getSetAutoTopUpMockHandler,
  getSetAutoTopUpMockHandler409,
  getSetAutoTopUpMockHandler412,
  getSetAutoTopUpMockHandler500,
  getSetAutoTopUpResponseMock412,
} from '#mocks/generated/storefront/credit/credit.msw.ts';
import {
  getGetPaymentMethodMockHandler,
  getGetPaymentMethodMockHandler204,
} from '#mocks/generated/storefront/payments/payments.msw.ts';
import { looks } from '#storybook/modes.ts';
import { lost, network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { useGetCredit } from '#web/api/storefront/credit/credit.ts';
import { AutoTopUp } from '#web/features/credits/AutoTopUp.tsx';

const off = { ...getGetCreditResponseMock(), autoTopUpEnabled: false };
const on = { ...off, autoTopUpEnabled: true, topUpThreshold: 10, topUpAmount: 20 };

const inDialog = async () => within(await screen.findByRole('dialog', { name: 'Automatic top-up' }));

type Canvas = ReturnType<typeof within>;
type UserEvent = ReturnType<typeof import('storybook/test').userEvent.setup>;

/** Opens the form, once it is known that there is a card. */
const activate = async (canvas: Canvas, userEvent: UserEvent): Promise<void> => {
  const button = () => canvas.getByRole('button', { name: 'Activate' });
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(button());
};

const meta = preview.meta({
  title: 'Features/Credits/AutoTopUp',
  component: AutoTopUp,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  beforeEach: () => network.use(getGetCreditMockHandler(off)),
});

export const Default = meta.story({ parameters: looks });

export const SwitchedOnAndOff = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    network.use(getSetAutoTopUpMockHandler(on));
    await activate(canvas, userEvent);
    await userEvent.click((await inDialog()).getByRole('button', { name: 'Activate' }));
    await expect(await screen.findByText('Automatic top-up activated.')).toBeVisible();
    // The dialog reads it again.
    network.use(getGetCreditMockHandler(on));
    await userEvent.click(await canvas.findByRole('button', { name: 'Manage' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Automatic top-up updated.')).toBeVisible();
    network.use(getSetAutoTopUpMockHandler(off));
    await userEvent.click(await canvas.findByRole('button', { name: 'Manage' }));
    await userEvent.click(await screen.findByLabelText('Top up automatically'));
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Automatic top-up deactivated.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Activate' })).toBeVisible();
  },
});

/** Each sale changes the credit, so it is read again. */
const ManySales = (): ReactElement => {
  const { refetch } = useGetCredit();
  const sell = async (): Promise<void> => {
    for (let sale = 0; sale < 20; sale++) await refetch();
  };
  return (
    <button type="button" onClick={() => void sell()}>
      Sell 20 packages
    </button>
  );
};

/** Below its limit it buys at once: the balance is watched until the purchase has come, however often it was read before. */
export const BuysAtOnce = meta.story({
  tags: ['behaviour'],
  render: () => (
    <>
      <ManySales />
      <AutoTopUp />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    let reads = 0;
    let credit = off;
    network.use(
      getGetCreditMockHandler(() => {
        reads += 1;
        return credit;
      }),
      getSetAutoTopUpMockHandler({ ...on, balance: { ...on.balance, value: 5 } }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Sell 20 packages' }));
    await waitFor(() => expect(reads).toBeGreaterThan(15), { timeout: 10_000 });
    await activate(canvas, userEvent);
    const readsBefore = reads;
    credit = on;
    await userEvent.click((await inDialog()).getByRole('button', { name: 'Activate' }));
    await expect(await screen.findByText('Automatic top-up activated.')).toBeVisible();
    await waitFor(() => expect(reads).toBeGreaterThan(readsBefore), { timeout: 10_000 });
  },
});

export const On = meta.story({
  beforeEach: () => network.use(getGetCreditMockHandler({ ...on, topUpAmount: 50 })),
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/falls below 10\.00.USD/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Manage' })).toBeVisible();
  },
});

export const WithoutCard = meta.story({
  beforeEach: () => network.use(getGetPaymentMethodMockHandler204()),
  parameters: looks,
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Activate' });
    await waitFor(() => expect(button).toHaveAccessibleDescription('Store a card first.'));
    await userEvent.click(button);
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

export const CardUnknown = meta.story({ beforeEach: () => network.use(getGetPaymentMethodMockHandler(never)) });

/** Nothing changes and nothing typed is lost (CRE-026). */
export const SaveFails = meta.story({
  beforeEach: () => network.use(getSetAutoTopUpMockHandler500()),
  play: async ({ canvas, userEvent }) => {
    await activate(canvas, userEvent);
    await userEvent.type(await screen.findByLabelText('Buy credit for'), '0');
    await userEvent.click((await inDialog()).getByRole('button', { name: 'Activate' }));
    await expect(await screen.findByText('Failed saving the automatic top-up.')).toBeVisible();
    await expect(screen.getByLabelText('Buy credit for')).toHaveValue('200');
  },
});

/** What was typed on an earlier visit opens no form that may charge the card; it is there once the form is opened. */
export const TypedOnAnEarlierVisit = meta.story({
  beforeEach: () => {
    const key = 'draft  automatic top-up';
    sessionStorage.setItem(key, JSON.stringify({ enabled: true, threshold: '10', amount: '75' }));
    return () => sessionStorage.removeItem(key);
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Activate' })).not.toHaveAttribute('aria-disabled'));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await activate(canvas, userEvent);
    await expect(await screen.findByLabelText('Buy credit for')).toHaveValue('75');
  },
});

/** The call takes effect, and its answer never comes. */
const losingAnswer = () =>
  getSetAutoTopUpMockHandler(() => {
    network.use(getGetCreditMockHandler(on));
    return lost();
  });

/** What was saved, and may have charged the card, is not told as failed. */
export const AnswerLost = meta.story({
  beforeEach: () => network.use(losingAnswer()),
  play: async ({ canvas, userEvent }) => {
    await activate(canvas, userEvent);
    await userEvent.click((await inDialog()).getByRole('button', { name: 'Activate' }));
    await expect(await screen.findByText('Automatic top-up activated.')).toBeVisible();
    await expect(screen.queryByText('Failed saving the automatic top-up.')).not.toBeInTheDocument();
    await expect(await canvas.findByRole('button', { name: 'Manage' })).toBeVisible();
  },
});

/** Neither the answer comes nor can it be read what is: nothing is said that may be wrong. */
export const OutcomeUnknown = meta.story({
  play: async ({ canvas, userEvent }) => {
    await activate(canvas, userEvent);
    network.use(
      getSetAutoTopUpMockHandler(() => {
        network.use(getGetCreditMockHandler500());
        return lost();
      }),
    );
    await userEvent.click((await inDialog()).getByRole('button', { name: 'Activate' }));
    const dialog = await inDialog();
    await expect(await dialog.findByText(/^We could not find out whether this was done\./)).toBeVisible();
    await expect(screen.queryByText('Failed saving the automatic top-up.')).not.toBeInTheDocument();
  },
});

export const Refused = meta.story({
  beforeEach: () => network.use(getSetAutoTopUpMockHandler409()),
  play: async ({ canvas, userEvent }) => {
    await activate(canvas, userEvent);
    await userEvent.click((await inDialog()).getByRole('button', { name: 'Activate' }));
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
});

export const CountryMissing = meta.story({
  beforeEach: () =>
    network.use(getSetAutoTopUpMockHandler412({ ...getSetAutoTopUpResponseMock412(), code: 'country_missing' })),
  play: async ({ canvas, userEvent }) => {
    await activate(canvas, userEvent);
    await userEvent.click((await inDialog()).getByRole('button', { name: 'Activate' }));
    await expect(await screen.findByRole('link', { name: 'Set up your address' })).toHaveAttribute(
      'href',
      '/account/details?next=%2Fcredits',
    );
  },
});

export const Failed = meta.story({
  beforeEach: () => network.use(getGetCreditMockHandler500()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The automatic top-up could not be loaded.')).toBeVisible();
  },
});

const topUpRefusal = {
  refusedAt: '2026-03-14T09:30:00.000Z',
  reason: 'The account of this card does not have enough money.',
};

/** The card was refused: why, and when it is charged again. */
export const CardRefused = meta.story({
  parameters: looks,
  beforeEach: () =>
    network.use(
      getGetCreditMockHandler({ ...on, topUpRefusal: { ...topUpRefusal, nextTryAt: '2026-03-14T10:30:00.000Z' } }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Update card' })).toBeVisible();
    await expect(canvas.getByText(topUpRefusal.reason)).toBeVisible();
    await expect(canvas.getByText(/^The next attempt is on/)).toBeVisible();
  },
});

/** Refused three times in a row: it is off, and says what to do. */
export const SwitchedOffByRefusals = meta.story({
  parameters: looks,
  beforeEach: () => network.use(getGetCreditMockHandler({ ...off, topUpRefusal })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/three times in a row/)).toBeVisible();
    await expect(canvas.queryByText(/^The next attempt/)).toBeNull();
  },
});
