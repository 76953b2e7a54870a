import { expect, fn } from 'storybook/test';
import { item, longItem } from '#mocks/scenarios/packages.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { SaleBrief } from '#web/features/point-of-sale/components/SaleBrief.tsx';

const meta = preview.meta({
  title: 'Features/Point of sale/Components/SaleBrief',
  tags: ['new'],
  component: SaleBrief,
  args: {
    item: item(),
    customer: undefined,
    country: 'DE',
    countries: ['DE', 'FR', 'AT'],
    onCountryChange: fn(),
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Guest')).toBeVisible();
    await expect(canvas.getByText('You pay: From your stock (3 left)')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'France' }));
    await expect(args.onCountryChange).toHaveBeenCalledWith('FR');
  },
});

/** Nobody asks where an existing customer lives. */
export const ExistingCustomer = meta.story({
  args: { customer: 'tom@example.com', country: undefined, item: item({ amount: 0 }) },
});

export const LongValues = meta.story({
  parameters: looks,
  args: { item: longItem, customer: 'a.very.long.address.of.a.customer@a-rather-long-domain.example.com' },
});
