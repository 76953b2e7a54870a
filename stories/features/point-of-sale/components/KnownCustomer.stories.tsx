import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { KnownCustomer } from '#web/features/point-of-sale/components/KnownCustomer.tsx';

const meta = preview.meta({
  title: 'Features/Point of sale/Components/KnownCustomer',
  component: KnownCustomer,
  args: { email: 'tom@example.com', entered: 'DE', country: 'DE', onGoOn: fn() },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('tom@example.com is already your customer')).toBeVisible();
    await expect(canvas.getByText(/What you entered so far is kept/)).toBeVisible();
  },
});

/** A customer keeps the country that is known. */
export const OtherCountry = meta.story({
  args: { entered: 'US' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/stays Germany; United States is not kept/)).toBeVisible();
  },
});
