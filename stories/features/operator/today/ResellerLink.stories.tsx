import { expect } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { ResellerLink } from '#web/features/operator/today/ResellerLink.tsx';

const meta = preview.meta({
  title: 'Features/Operator/Today/ResellerLink',
  component: ResellerLink,
  args: { reseller: { id: '6b8f1d0e-16d1-4b8f-8f0c-0a3f4a2a0001', email: 'jo@example.com' }, name: 'Harbour Travel' },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Harbour Travel' })).toHaveAttribute(
      'href',
      '/operator/resellers/6b8f1d0e-16d1-4b8f-8f0c-0a3f4a2a0001',
    );
    await expect(canvas.getByText('jo@example.com')).toBeVisible();
  },
});

/** Until it gave one, its address is its name. */
export const WithoutName = meta.story({
  args: { name: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'jo@example.com' })).toBeVisible();
  },
});
