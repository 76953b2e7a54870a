import type { Problem } from '#contract/storefront/model/problem.ts';
import { expect, screen, waitFor } from 'storybook/test';
import { getGetCreditMockHandler, getGetCreditResponseMock } from '#mocks/generated/storefront/credit/credit.msw.ts';
import {
  getListCurrenciesMockHandler,
  getSwitchCurrencyMockHandler,
  getSwitchCurrencyMockHandler500,
} from '#mocks/generated/storefront/payments/payments.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { CurrencySwitch } from '#web/features/credits/CurrencySwitch.tsx';

const credit = (value: number, currency: string) => ({
  ...getGetCreditResponseMock(),
  balance: { value, currency },
});
const currencies = [
  { code: 'USD', name: 'US dollar', minimumTopUpAmount: 10, minimumTopUpThreshold: 10 },
  { code: 'EUR', name: 'Euro', minimumTopUpAmount: 10, minimumTopUpThreshold: 10 },
];

const meta = preview.meta({
  title: 'Features/Credits/CurrencySwitch',
  component: CurrencySwitch,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  beforeEach: () => network.use(getGetCreditMockHandler(credit(0, 'USD')), getListCurrenciesMockHandler(currencies)),
});

export const Default = meta.story({ parameters: looks });

export const Switched = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^EUR/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Switch currency' }));
    network.use(getSwitchCurrencyMockHandler(credit(0, 'EUR')), getGetCreditMockHandler(credit(0, 'EUR')));
    await userEvent.click(await screen.findByRole('button', { name: 'Switch to EUR' }));
    await expect(await screen.findByText('Your credit is now held in EUR.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('radio', { name: /^EUR/ })).toBeChecked());
  },
});

/** ERR-032 */
export const Failed = meta.story({
  beforeEach: () =>
    network.use(
      // A proxy in between answers so: without a code.
      getSwitchCurrencyMockHandler500({ title: 'Error', status: 500, message: '' } as Problem),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^EUR/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Switch currency' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Switch to EUR' }));
    await expect(await screen.findByText('Failed switching currency.')).toBeVisible();
  },
});

export const FailedCancelled = meta.story({
  tags: ['behaviour'],
  beforeEach: () =>
    network.use(
      // A proxy in between answers so: without a code.
      getSwitchCurrencyMockHandler500({ title: 'Error', status: 500, message: '' } as Problem),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^EUR/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Switch currency' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Switch to EUR' }));
    await expect(await screen.findByText('Failed switching currency.')).toBeVisible();
    // Another element than the inactive one, which has its reason around it.
    const cancel = () => screen.getByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel()).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(cancel());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('radio', { name: /^EUR/ })).toBeChecked();
  },
});

/** CRE-012 */
export const WithCredit = meta.story({
  beforeEach: () => network.use(getGetCreditMockHandler(credit(0.01, 'USD'))),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
});

export const OneCurrency = meta.story({
  beforeEach: () => network.use(getListCurrenciesMockHandler(currencies.slice(0, 1))),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
});
