import { expect } from 'storybook/test';
import {
  getListPaymentHistoryMockHandler,
  getListPaymentHistoryResponseMock,
} from '#mocks/generated/storefront/payments/payments.msw.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { openChargeTime } from '#web/browser-storage/payment-marker.ts';
import { OpenCharge } from '#web/features/checkout/OpenCharge.tsx';
import { paths } from '#web/navigation/paths.ts';

const meta = preview.meta({
  title: 'Features/Checkout/OpenCharge',
  component: OpenCharge,
  args: { processing: paths.creditCheckout({ 'process-payment': 'true' }), cancelHref: paths.credits() },
});

/** Nothing is open: nothing is said. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
});

export const Open = meta.story({
  beforeEach: () => {
    network.use(getListPaymentHistoryMockHandler({ ...getListPaymentHistoryResponseMock(), items: [] }));
    openChargeTime.write(Date.now());
    return openChargeTime.clear;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/may have been made\. We are checking it/)).toBeVisible();
  },
});
