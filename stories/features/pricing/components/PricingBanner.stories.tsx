import { expect, fn, screen } from 'storybook/test';
import { looks, modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PricingBanner, type PricingBannerProps } from '#web/features/pricing/components/PricingBanner.tsx';

const meta = preview.meta({
  title: 'Features/Pricing/Components/PricingBanner',
  component: PricingBanner,
  args: {
    discountRate: 0.1,
    bulkDiscounts: [
      { minAmount: 10, discountRate: 0.03 },
      { minAmount: 50, discountRate: 0.05 },
    ],
    applyHref: 'https://forms.example.com/discount?email=anna%40example.com',
    isExternal: true,
    onDownload: fn() as PricingBannerProps['onDownload'],
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('10%')).toBeVisible();
    await expect(canvas.getByText('Off the whole order: 3% from 10 packages and 5% from 50 packages.')).toBeVisible();
    const apply = canvas.getByRole('link', { name: 'Apply for a discount' });
    await expect(apply).toHaveAttribute('href', args.applyHref);
    await expect(apply).toHaveAttribute('target', '_blank');
    await userEvent.click(canvas.getByRole('button', { name: 'Download price list' }));
    await expect(args.onDownload).toHaveBeenCalledTimes(1);
  },
});

/** On a phone the prices come first: the rest is a press away. */
export const FoldedOnPhone = meta.story({
  globals: modes.mobile,
  play: async ({ canvas, userEvent }) => {
    const title = canvas.getByRole('heading', { name: 'Volume discount 10%, and price list' });
    await expect(canvas.getByText(/^Off the whole order/)).not.toBeVisible();
    await userEvent.click(title);
    await expect(canvas.getByText(/^Off the whole order/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download price list' })).toBeVisible();
  },
});

export const NoDiscount = meta.story({
  args: { discountRate: 0, bulkDiscounts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/%/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Apply for a discount' })).toBeVisible();
  },
});

export const FractionOfPercent = meta.story({
  args: { discountRate: 0.125 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12.5%')).toBeVisible();
  },
});

export const OwnForm = meta.story({
  args: { applyHref: '/request-form/discount', isExternal: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Apply for a discount' })).not.toHaveAttribute('target');
  },
});

export const NothingToDownload = meta.story({
  args: { onDownload: undefined },
  play: async ({ canvas, userEvent }) => {
    const download = canvas.getByRole('button', { name: 'Download price list' });
    await userEvent.hover(download);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('There are no prices to download yet.');
  },
});
