import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { KnownCustomer } from '#web/features/point-of-sale/components/KnownCustomer.tsx';

const meta = preview.meta({
  title: 'Features/Point of sale/Components/KnownCustomer',
  component: KnownCustomer,
  args: { email: 'tom@example.com', href: '/store/existing/packages?customerUid=1' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('tom@example.com is already your customer')).toBeVisible();
  },
});
