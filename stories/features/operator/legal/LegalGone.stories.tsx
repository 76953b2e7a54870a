import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { LegalGone } from '#web/features/operator/legal/LegalGone.tsx';

const meta = preview.meta({
  title: 'Features/Operator/Legal/LegalGone',
  component: LegalGone,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Version not found')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Legal' })).toHaveAttribute('href', '/operator/legal');
  },
});
