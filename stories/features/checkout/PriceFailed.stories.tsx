import { expect, fn } from 'storybook/test';
import {
  getGetPaymentDetailsResponseMock412,
  getGetPaymentDetailsResponseMock500,
} from '#mocks/generated/storefront/payments/payments.msw.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { ApiError, noAnswer } from '#web/api/api-error.ts';
import { PriceFailed } from '#web/features/checkout/PriceFailed.tsx';

const price = {
  error: new ApiError(500, getGetPaymentDetailsResponseMock500()),
  refetch: fn(async () => undefined),
  isRefetching: false,
};

const meta = preview.meta({
  title: 'Features/Checkout/PriceFailed',
  component: PriceFailed,
  parameters: { route: '/add-credits/checkout' },
  args: { price },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(price.refetch).toHaveBeenCalled();
  },
});

/** There was no answer: the connection may be gone. */
export const Unanswered = meta.story({
  args: { price: { ...price, error: noAnswer('/v1/payments', new TypeError('Failed to fetch')) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Please check your connection/)).toBeVisible();
  },
});

/** The way back from the address leads here. */
export const CountryMissing = meta.story({
  parameters: looks,
  args: { price: { ...price, error: new ApiError(412, getGetPaymentDetailsResponseMock412()) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Setup' })).toHaveAttribute(
      'href',
      '/account/details?next=%2Fadd-credits%2Fcheckout',
    );
  },
});
