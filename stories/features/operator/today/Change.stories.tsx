import { expect } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { Change } from '#web/features/operator/today/Change.tsx';

const meta = preview.meta({
  title: 'Features/Operator/Today/Change',
  component: Change,
  args: { by: 12, text: '+12 · before: 50' },
});

export const Default = meta.story({ parameters: looks });

/** With a real minus sign, as figures have it. */
export const Fall = meta.story({
  args: { by: -24, text: '-24 · before: 85' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('\u221224 · before: 85')).toBeVisible();
  },
});

export const BadRise = meta.story({ args: { isRiseBad: true } });

export const None = meta.story({ args: { by: 0, text: 'The same as before' } });
