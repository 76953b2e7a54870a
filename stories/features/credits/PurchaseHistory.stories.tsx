import { expect } from 'storybook/test';
import { getListPaymentHistoryMockHandler500 } from '#mocks/generated/storefront/payments/payments.msw.ts';
import { network } from '#storybook/network.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PurchaseHistory } from '#web/features/credits/PurchaseHistory.tsx';

const meta = preview.meta({
  title: 'Features/Credits/PurchaseHistory',
  component: PurchaseHistory,
});

export const Default = meta.story({ parameters: looks });

export const Failed = meta.story({
  beforeEach: () => network.use(getListPaymentHistoryMockHandler500()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});
