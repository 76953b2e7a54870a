import { expect } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { NoSales } from '#web/features/dashboard/components/NoSales.tsx';

const meta = preview.meta({
  title: 'Features/Dashboard/Components/NoSales',
  component: NoSales,
  args: { channelsHref: '/your-store/channels', bonus: { showToUser: true, amount: 5, name: 'Welcome bonus' } },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Sales Channel' });
    await expect(link).toHaveAttribute('href', '/your-store/channels');
    await expect(link.parentElement).toHaveTextContent(/^Nothing here yet\. Start by setting up your Sales Channel\.$/);
    await expect(canvas.getByText(/welcome bonus of 5\.00\sUSD/)).toBeVisible();
  },
});

export const WithoutBonus = meta.story({
  args: { bonus: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/bonus/)).toBeNull();
  },
});
