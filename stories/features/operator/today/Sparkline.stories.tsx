import { expect } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { Sparkline } from '#web/features/operator/today/Sparkline.tsx';

const meta = preview.meta({
  title: 'Features/Operator/Today/Sparkline',
  component: Sparkline,
  args: { label: 'Revenue of each day', values: [12, 30, 24, 41, 38, 52, 9] },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Revenue of each day' })).toBeVisible();
  },
});

/** A line at the foot. */
export const Nothing = meta.story({ args: { values: [0, 0, 0, 0] } });
