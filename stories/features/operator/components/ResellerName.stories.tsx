import { expect } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { ResellerName } from '#web/features/operator/components/ResellerName.tsx';

const meta = preview.meta({
  title: 'Features/Operator/Components/ResellerName',
  component: ResellerName,
  args: { reseller: { name: 'Harbour Travel', email: 'jo@example.com' }, href: '/operator/resellers/1' },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Harbour Travel' })).toHaveAttribute('href', '/operator/resellers/1');
    await expect(canvas.getByText('jo@example.com')).toBeVisible();
  },
});

/** Until it gave one, its address is its name. */
export const WithoutName = meta.story({
  args: { reseller: { name: '', email: 'jo@example.com' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'jo@example.com' })).toBeVisible();
  },
});

/** In a row that leads elsewhere. */
export const NoLink = meta.story({
  args: { reseller: { name: 'Harbour Travel '.repeat(12), email: `${'jo'.repeat(60)}@example.com` } },
  render: ({ reseller }) => <ResellerName reseller={reseller} />,
});
