import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ResellerGone } from '#web/features/operator/resellers/ResellerGone.tsx';

const meta = preview.meta({
  title: 'Features/Operator/Resellers/ResellerGone',
  component: ResellerGone,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reseller not found')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Resellers' })).toHaveAttribute('href', '/operator/resellers');
  },
});
