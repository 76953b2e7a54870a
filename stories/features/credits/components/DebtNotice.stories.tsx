import { expect } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { DebtNotice } from '#web/features/credits/components/DebtNotice.tsx';

const owed = [{ value: 100, currency: 'USD' }];

const meta = preview.meta({
  title: 'Features/Credits/Components/DebtNotice',
  component: DebtNotice,
  args: { credit: { balance: { value: 50, currency: 'EUR' }, owed } },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You owe 100.00 USD')).toBeVisible();
    await expect(canvas.getByText(/your credit in EUR/)).toBeVisible();
  },
});

export const WithoutCredit = meta.story({
  args: { credit: { balance: { value: 0, currency: 'EUR' }, owed } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/switch to that currency below/)).toBeVisible();
  },
});

export const Nothing = meta.story({
  args: { credit: { balance: { value: 50, currency: 'EUR' } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/You owe/)).toBeNull();
  },
});
