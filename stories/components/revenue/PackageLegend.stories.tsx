import { expect } from 'storybook/test';
import { packageRevenues } from '#mocks/scenarios/revenue.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PackageLegend } from '#web/components/revenue/PackageLegend.tsx';

const meta = preview.meta({
  title: 'Components/Revenue/PackageLegend',
  component: PackageLegend,
  args: { items: packageRevenues(3, 7) },
});

export const Default = meta.story({ parameters: looks });

/** Six at first, all of them on demand. */
export const Many = meta.story({
  args: { items: packageRevenues(9, 7) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await userEvent.click(canvas.getByRole('button', { name: /9/ }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(9);
  },
});
