import { expect, fn } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { SoldBefore } from '#web/features/group-sale/SoldBefore.tsx';
import { paths } from '#web/navigation/paths.ts';

/** At noon of a day by the device's clock. */
const noon = (daysAgo: number): string => {
  const date = new Date();
  date.setDate(date.getDate() - daysAgo);
  date.setHours(12, 3, 0, 0);
  return date.toISOString();
};

const earlier = { id: '8c3f6f5c-6a0e-4b51-9a3b-0c2f5a1d7e31', createdAt: noon(0), lines: [1, 2] };

const meta = preview.meta({
  title: 'Features/Group sale/SoldBefore',
  component: SoldBefore,
  args: { earlier, count: 2, onRemove: fn(), onKeep: fn() },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You sold this list today at 12:03')).toBeVisible();
    await expect(canvas.getByText(/^2 travellers on this list got this package then/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show that order' })).toHaveAttribute(
      'href',
      paths.groupSale(earlier.id),
    );
  },
});

export const MostOfIt = meta.story({
  args: { earlier: { ...earlier, createdAt: noon(1) }, count: 3 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('You sold to most of this list yesterday at 12:03')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'No, take them off the list' }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, sell to them again' }));
    await expect(args.onKeep).toHaveBeenCalledTimes(1);
  },
});
