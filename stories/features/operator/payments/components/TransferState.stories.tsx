import { expect } from 'storybook/test';
import type { Transfer } from '#contract/operator/model/transfer.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { TransferState } from '#web/features/operator/payments/components/TransferState.tsx';

const awaited: Transfer = {
  reference: 'RF18539007547034',
  holder: 'Harbour Supplies GmbH',
  iban: 'DE89370400440532013000',
  dueAt: '2026-12-03T14:05:00.000Z',
};

const entered: Transfer = {
  ...awaited,
  received: { value: 1190, currencyCode: 'EUR' },
  valueDate: '2026-11-20',
  note: 'Statement 47',
  enteredBy: 'olivia@example.com',
  enteredAt: '2026-11-20T09:00:00.000Z',
};

const meta = preview.meta({
  title: 'Features/Operator/Payments/Components/TransferState',
  component: TransferState,
  args: { transfer: awaited, isAwaited: true, hrefOf: (id) => `/operator/payments/${id}` },
});

export const Default = meta.story({ parameters: looks });

export const Past = meta.story({ args: { isAwaited: false } });

export const Entered = meta.story({
  args: { transfer: entered },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/olivia@example.com entered 1,190.00 EUR/)).toBeVisible();
  },
});

export const Booked = meta.story({
  args: {
    transfer: { ...entered, bookedAt: '2026-11-20T10:00:00.000Z', confirmedBy: 'otto@example.com' },
    isAwaited: false,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('otto@example.com')).toBeVisible();
  },
});

export const OtherAmount = meta.story({
  args: { transfer: { ...entered, bookedAt: '2026-11-20T10:00:00.000Z', became: 'a1' }, isAwaited: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open the top-up' })).toHaveAttribute(
      'href',
      '/operator/payments/a1',
    );
  },
});
