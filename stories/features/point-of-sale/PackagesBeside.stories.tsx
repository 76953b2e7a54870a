import { expect } from 'storybook/test';
import { item } from '#mocks/scenarios/packages.ts';
import preview from '#storybook/preview.tsx';
import { PackagesBeside } from '#web/features/point-of-sale/PackagesBeside.tsx';
import { paths } from '#web/navigation/paths.ts';

const meta = preview.meta({
  title: 'Features/Point of sale/PackagesBeside',
  component: PackagesBeside,
  args: { chosenId: item().id },
  parameters: { route: paths.pointOfSale() },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Europe 5 GB/, pressed: true })).toBeVisible();
  },
});
