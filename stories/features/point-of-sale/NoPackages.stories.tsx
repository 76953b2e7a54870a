import { expect } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { NoPackages } from '#web/features/point-of-sale/NoPackages.tsx';
import { paths } from '#web/navigation/paths.ts';

const meta = preview.meta({ title: 'Features/Point of sale/NoPackages', component: NoPackages });

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Start with recommended packages' })).toHaveAttribute(
      'href',
      paths.inventory(),
    );
    await expect(canvas.getByRole('link', { name: 'Browse data packages' })).toHaveAttribute(
      'href',
      paths.dataPackages(),
    );
  },
});
